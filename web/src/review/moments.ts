/** The moments of a review that surely changed the chance to win. */
import type { Moment, Review } from "../protocol/index.ts";

/** Said where every change is within the noise of the games that were played on. */
export const NONE = "No moment stands out: each change may be the noise of the games that were played on.";

/** Those that changed it most, in the order of the game. */
export function biggest({ moments }: Review, most: number): Moment[] {
  return moments
    .filter(({ sure }) => sure)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .toSorted((one, other) => one.step - other.step);
}

/** What happened: what luck brought, or who decided what. */
export function toldOf({ pawns }: Review, { luck, pawn, story, text }: Moment): string {
  return luck || pawn === null ? story || text : `${pawns[pawn]!.name}: ${text}`;
}
