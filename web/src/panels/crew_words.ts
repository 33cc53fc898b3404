/** What a pawn is called by somebody who looks at the board. */
import * as texts from "words/panels.ts";
import { paintOf } from "../board/paint.ts";
import { gameOf } from "../games/index.ts";
import type { Scene, View } from "../protocol/index.ts";

/** The role of those who have no ability. */
const PLAIN = "firefighter";

/** The role of a pawn with an ability of its own. */
export function specialOf(scene: Scene, view: View, pawn: number) {
  const role = gameOf(scene.game).roleOf(view, pawn);
  return role && role !== PLAIN ? (scene.roles[role] ?? null) : null;
}

/** What a pawn has left, where it is and what troubles it. */
export function factsOf(view: View, pawn: number): string[] {
  return (view.facts as string[][] | undefined)?.[pawn] ?? [];
}

/** How a pawn is told from the others by somebody who looks at the board. */
export function lookOf(scene: Scene, view: View, pawn: number): string {
  const special = specialOf(scene, view, pawn);
  const { member } = gameOf(scene.game);
  return texts.look({ special: special?.title ?? "none", colour: paintOf(pawn).name, member, number: pawn + 1 });
}
