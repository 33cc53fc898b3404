/** Finished games added up. */
import type { FinishedGame } from "../protocol/index.ts";

export interface Tally {
  id: string;
  played: number;
  won: number;
}

/** Games in groups, those played most first. */
export function tallied(games: FinishedGame[], group: (game: FinishedGame) => string): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    const id = group(game);
    const tally = found.get(id) ?? { id, played: 0, won: 0 };
    tally.played += 1;
    tally.won += Number(game.result === "won");
    found.set(id, tally);
  }
  return [...found.values()].sort((one, other) => other.played - one.played);
}

export interface Looked {
  at: string;
  luck: number;
  decisions: number;
}

/** The games that were looked back on, the oldest first. */
export function lookedBack(games: FinishedGame[]): Looked[] {
  return games
    .flatMap(({ at, luck, decisions }) => (luck === null || decisions === null ? [] : [{ at, luck, decisions }]))
    .reverse();
}

/** The longest row of wins, and the one that goes on. */
export function rows(games: FinishedGame[]): { best: number; now: number } {
  let best = 0;
  let now = 0;
  for (const { result } of games.toReversed()) {
    now = result === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { best, now };
}
