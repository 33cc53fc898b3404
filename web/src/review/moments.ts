/** The moments of a review that surely changed the chance to win, and by something that counts. */
import { noMoment } from "words/panels.ts";
import { type Called, named, opened } from "../common/people.ts";
import type { Moment, Review } from "../protocol/index.ts";

/** Said where every change is within the noise of the games that were played on. */
export const NONE = noMoment;

/** Less than this part of the chance to win decides nothing. */
const LEAST = 0.02;

/** Those that changed it most, in the order of the game. */
export function biggest({ moments }: Review, most: number): Moment[] {
  return moments
    .filter(({ sure, change }) => sure && Math.abs(change) >= LEAST)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .toSorted((one, other) => one.step - other.step);
}

/** The one that decided how the game ended: what helped most to win it, or what cost most of a game that was lost. */
export function deciding({ moments, ...rest }: Review, won: boolean): Moment | undefined {
  return biggest({ ...rest, moments: moments.filter(({ change }) => change > 0 === won) }, 1)[0];
}

/** What happened: what luck brought, or who decided what. */
export function toldOf({ pawns }: Review, { luck, pawn, story, text }: Moment, who: Called): string {
  return luck || pawn === null ? named(story || text, who) : `${opened(who(pawn) ?? pawns[pawn]!.name)}: ${named(text, who)}`;
}
