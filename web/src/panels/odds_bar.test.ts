import { expect, it } from "vitest";
import type { Odds } from "../protocol/index.ts";
import { oddsWords, percent } from "./odds_bar.tsx";

const odds = (...ways: number[]): Odds[] =>
  ways.map((number, index) => ({ label: index ? `${index} matches` : "Blowup", ways: number, tone: index ? "good" : "bad" }));

it("tells few outcomes one by one, and many good ones as one", () => {
  expect(oddsWords(odds(16, 18, 2))).toBe("44 % Blowup · 50 % 1 matches · 6 % 2 matches");
  expect(oddsWords(odds(25, 25, 25, 25))).toBe("25 % Blowup · 75 % 1 matches or more");
});

it("never rounds to a certainty", () => {
  expect([percent(1, 7776), percent(7775, 7776), percent(6, 6), percent(1, 6)]).toEqual(["<1 %", ">99 %", "100 %", "17 %"]);
});
