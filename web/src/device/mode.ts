/** Where the service is asked: at the server, or on this device, which may have all that it takes. */
import { computed, signal } from "@preact/signals";
import { remember, remembered } from "../settings.ts";

/** What is there to play with; its stamp and its page change with every build. */
export interface Manifest {
  stamp: string;
  /** The script of the page that it belongs to. */
  page: string;
  /** Bytes that are sent. */
  download: number;
  /** Bytes of each file on the device. */
  files: Record<string, number>;
}

/** The cache of the browser that holds it; the service worker answers from there. */
export const CACHE = "device";
export const MANIFEST = "/device/manifest.json";
const PREFERRED = "firehouse.here";

export const isOffline = signal(navigator.onLine === false);

/** What this browser has, if it belongs to this page: no other engine ever plays with it. */
export const kept = signal<Manifest | null>(null);

/** Is the game on this device being made ready? */
export const isStarting = signal(false);

/** Does the player want new games here, also where there is a network? */
export const prefersHere = signal(remembered(PREFERRED, false));

export const playsHere = computed(() => kept.value !== null && (isOffline.value || prefersHere.value));

export function preferHere(wanted: boolean): void {
  prefersHere.value = wanted;
  remember(PREFERRED, wanted);
}

/** The last that was got in whole, whatever page it belongs to. */
export async function keptManifest(): Promise<Manifest | null> {
  const found = await globalThis.caches?.match(MANIFEST, { cacheName: CACHE });
  return found ? ((await found.json()) as Manifest) : null;
}

export async function look(): Promise<void> {
  const found = await keptManifest();
  const own = document.querySelector("script[src^='/assets/']")?.getAttribute("src");
  kept.value = found?.page === own ? found : null;
}

/** It is known what this browser has. */
export const known: Promise<void> = globalThis.caches ? look().catch(() => undefined) : Promise.resolve();
