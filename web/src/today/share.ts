/** What is sent to friends: how it went, and nothing of where the fire was. */
import * as texts from "words/today.ts";
import type { RankedTeam } from "../protocol/index.ts";
import { streakWords } from "./days.ts";

export interface Shared {
  day: string;
  game: string;
  team: RankedTeam;
  played: number;
  streak: number;
}

export function adviceWords(advice: Record<string, number>): string {
  const parts = Object.entries(advice).filter(([, count]) => count > 0);
  return parts.length ? parts.map(([kind, count]) => texts.advised({ kind, count })).join(", ") : texts.noAdvice;
}

/** "Won · Rescued 7 · Damage 12 · Turns 20 · no advice" */
export function resultWords({ result, figures, advice }: RankedTeam): string {
  const numbers = figures.map(({ title, value }) => `${title} ${value}`);
  return [texts.wonOrLost({ won: result === "won" }), ...numbers, adviceWords(advice)].join(" · ");
}

/** The line to paste somewhere. */
export function lineOf(shared: Shared, link: string): string {
  const { day, game, team, played, streak } = shared;
  const place = played > 1 ? texts.placeOf({ place: team.place, played }) : "";
  const parts = [texts.line({ day, game, result: resultWords(team) }), place, streakWords(streak), link];
  return parts.filter(Boolean).join(" · ");
}
