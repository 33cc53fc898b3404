/** Places in words, as the scene and the view tell them. */
import type { Scene, Spot, View } from "../protocol/index.ts";

export interface PlaceTold {
  name: string;
  there: string;
  /** Its number on the board. */
  where: string;
}

/** What a place is called and what is there now; null for what has no words. */
export function toldAt(scene: Scene, view: View, spot: Spot): PlaceTold | null {
  const now = (view.words as Record<Spot, string> | undefined)?.[spot];
  const { name = "", there = "", where = "" } = scene.words[spot] ?? {};
  if (!name && !now) return null;
  return name ? { name, there: now ?? there, where } : { name: now!, there: "", where };
}

/** The same as a line, with the number for those who like it. */
export function lineOf({ name, there, where }: PlaceTold, numbered: boolean): string {
  const called = `${name.charAt(0).toUpperCase()}${name.slice(1)}${numbered && where ? ` (${where})` : ""}`;
  return there ? `${called}: ${there}` : called;
}
