/** The portrait of who drew or pointed, above the name. */
import { pawnOf } from "../common/people.ts";
import { game } from "../games/current.ts";
import { shown } from "../store.ts";
import type { Point } from "./sheet.ts";

const SIZE = 40;

export function Who({ person, x, y }: Point & { person: number }) {
  const pawn = pawnOf(person);
  const face = pawn < 0 ? undefined : game.value.faceOf?.(shown.value, pawn);
  return face ? <use class="who" href={`#${face}`} x={x - SIZE / 2} y={y - SIZE} width={SIZE} height={SIZE} /> : null;
}
