/** Sounds, made of tones and noise when they are wanted: silent, and not even loaded, unless the settings ask for them. */
import { settings } from "../settings.ts";
import type { Desk } from "./desk.ts";
import type { Sound } from "./recipes.ts";

export type { Sound } from "./recipes.ts";

/** The same sound again within so many milliseconds is one. */
const APART = 70;

const last = new Map<Sound, number>();
let studio: Promise<[Desk, typeof import("./recipes.ts")]> | null = null;

export async function sound(name: Sound): Promise<void> {
  if (!settings.peek().sounds || document.visibilityState === "hidden") return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  studio ??= open();
  const [desk, { RECIPES }] = await studio;
  await desk.wake();
  RECIPES[name](desk, desk.soon);
}

async function open(): Promise<[Desk, typeof import("./recipes.ts")]> {
  const [desk, recipes] = await Promise.all([import("./desk.ts"), import("./recipes.ts")]);
  return [new desk.Desk(new AudioContext()), recipes];
}
