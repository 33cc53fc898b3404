import { expect, test } from "vitest";
import type { FinishedGame } from "../protocol/index.ts";
import { lookedBack, rows, tallied } from "./tallies.ts";

function game(ruleset: string, result: "won" | "lost", luck: number | null = null): FinishedGame {
  return { ruleset, result, luck, decisions: luck, at: "2026-11-16T12:00:00+00:00", crew: ["A", "B"] } as FinishedGame;
}

const GAMES = [game("b", "won", 0.2), game("b", "won"), game("a", "lost", -0.1), game("b", "won")];

test("games are counted by group, those played most first", () => {
  expect(tallied(GAMES, ({ ruleset }) => ruleset)).toEqual([
    { id: "b", played: 3, won: 3 },
    { id: "a", played: 1, won: 0 },
  ]);
});

test("what was looked back on is told from the oldest to the newest", () => {
  expect(lookedBack(GAMES).map(({ luck }) => luck)).toEqual([-0.1, 0.2]);
});

test("wins in a row end with a defeat", () => {
  expect(rows(GAMES)).toEqual({ best: 2, now: 2 });
  expect(rows([game("a", "lost"), ...GAMES])).toEqual({ best: 2, now: 0 });
});
