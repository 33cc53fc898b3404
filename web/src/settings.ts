/** What this browser remembers about how its owner likes the page. */
import { computed, effect, signal } from "@preact/signals";

const THEMES = ["system", "light", "dark"] as const;
const MOTIONS = ["system", "reduced", "full"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sounds: boolean;
  /** Was somebody asked whether there should be sounds? */
  soundOffered: boolean;
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
  soundOffered: false,
  speed: 1,
  confirmEnd: false,
  coordinates: true,
  name: "",
};

/** What was kept, without what an older page or a curious hand has left there that is of no use. */
export function sane(kept: Partial<Record<string, unknown>>): Settings {
  const fits = ([key, usual]: [string, unknown]) => [key, typeof kept[key] === typeof usual ? kept[key] : usual];
  const found = Object.fromEntries(Object.entries(DEFAULTS).map(fits)) as unknown as Settings;
  if (!THEMES.includes(found.theme)) found.theme = DEFAULTS.theme;
  if (!MOTIONS.includes(found.motion)) found.motion = DEFAULTS.motion;
  if (!(found.speed >= 0)) found.speed = DEFAULTS.speed;
  return found;
}

export const settings = signal<Settings>(sane(remembered<object | null>(KEY, null) ?? {}));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...part };
  remember(KEY, settings.peek());
}

const PLAYED = "firehouse.played";

/** So many games somebody is taken by the hand. */
export const FIRST_GAMES = 3;

/** The games that this browser has seen to their end. */
export function gamesPlayed(): number {
  return remembered<string[]>(PLAYED, []).length;
}

const BOXES = "firehouse.boxes";

/** Is a box new to somebody who has not played many games? */
export function isNewTo(game: string): boolean {
  return gamesPlayed() < FIRST_GAMES && !remembered<string[]>(BOXES, []).includes(game);
}

/** Remember a game that was played to its end, and its box; once for each table. */
export function countGame(table: string, game: string): void {
  rememberAlso(PLAYED, table);
  rememberAlso(BOXES, game);
}

function rememberAlso(key: string, name: string): void {
  const known = remembered<string[]>(key, []);
  if (!known.includes(name)) remember(key, [...known, name].slice(-9));
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
