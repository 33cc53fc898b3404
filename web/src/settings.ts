/** What this browser remembers about how its owner likes the page. */
import { computed, effect, signal } from "@preact/signals";

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "reduced" | "full";
  sounds: boolean;
  /** How fast the fire's advance plays: 1 is calm, 4 is quick, 0 shows the end at once. */
  speed: number;
  /** Ask again before a turn ends. */
  confirmEnd: boolean;
  /** Show the names of the squares on the board. */
  coordinates: boolean;
  /** What the player is called at new tables. */
  name: string;
}

const KEY = "firehouse.settings";

const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  sounds: false,
  speed: 1,
  confirmEnd: false,
  coordinates: true,
  name: "",
};

export const settings = signal<Settings>({ ...DEFAULTS, ...remembered(KEY, {}) });

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...part };
  remember(KEY, settings.peek());
}

const systemReduces = signal(false);

/** Should things appear at once instead of moving? */
export const reducedMotion = computed(() =>
  settings.value.motion === "system" ? systemReduces.value : settings.value.motion === "reduced",
);

/** Keep the document's look in step with the settings. */
export function applySettings(): void {
  const query = matchMedia("(prefers-reduced-motion: reduce)");
  systemReduces.value = query.matches;
  query.addEventListener("change", () => (systemReduces.value = query.matches));
  effect(() => {
    const root = document.documentElement;
    if (settings.value.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.value.theme;
    root.dataset.motion = reducedMotion.value ? "reduced" : "full";
  });
}

/** What was kept under a key; the fallback if nothing was, or if the browser keeps nothing. */
export function remembered<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays; only a reload forgets.
  }
}
