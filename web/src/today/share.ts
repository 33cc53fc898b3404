/** What is sent to friends: how it went, and nothing of where the fire was. */
import type { RankedTeam } from "../protocol/index.ts";

export interface Shared {
  day: string;
  game: string;
  team: RankedTeam;
  played: number;
  streak: number;
}

const ENDINGS = ["th", "st", "nd", "rd"];

/** 1st, 2nd, 3rd, 4th, 11th, 22nd */
export function ordinal(place: number): string {
  const last = place % 100;
  return `${place}${(last > 10 && last < 14 ? undefined : ENDINGS[last % 10]) ?? "th"}`;
}

const ADVICE: Record<string, string> = { hint: "hints", chance: "win chances", threats: "threat maps", bots: "moves by bots" };

export function adviceWords(advice: Record<string, number>): string {
  const parts = Object.entries(advice).filter(([, count]) => count > 0);
  return parts.length ? parts.map(([kind, count]) => `${count} ${ADVICE[kind] ?? kind}`).join(", ") : "no advice";
}

/** "Won · Rescued 7 · Damage 12 · Turns 20 · no advice" */
export function resultWords({ result, figures, advice }: RankedTeam): string {
  const numbers = figures.map(({ title, value }) => `${title} ${value}`);
  return [result === "won" ? "Won" : "Lost", ...numbers, adviceWords(advice)].join(" · ");
}

export function streakWords(count: number): string {
  return count > 1 ? `${count} days in a row` : "";
}

/** The line to paste somewhere. */
export function lineOf(shared: Shared, link: string): string {
  const { day, game, team, played, streak } = shared;
  const place = played > 1 ? `${ordinal(team.place)} of ${played} teams` : "";
  const parts = [`Firehouse ${day}, ${game}: ${resultWords(team)}`, place, streakWords(streak), link];
  return parts.filter(Boolean).join(" · ");
}
