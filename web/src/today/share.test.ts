import { expect, test } from "vitest";
import { placeOf } from "words/today.ts";
import type { RankedTeam } from "../protocol/index.ts";
import { streakWords } from "./days.ts";
import { adviceWords, lineOf } from "./share.ts";

const TEAM: RankedTeam = {
  place: 2,
  names: ["Ada"],
  result: "won",
  figures: [
    { title: "Rescued", value: 7 },
    { title: "Turns", value: 20 },
  ],
  advice: {},
  yours: true,
  table: null,
};

test("places are told as people say them", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map((place) => placeOf({ place, played: 200 }).split(" ")[0])).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
});

test("the line tells how it went, and no place on the board", () => {
  const shared = { day: "2026-11-16", game: "Flash Point", team: TEAM, played: 9, streak: 3 };
  expect(lineOf(shared, "https://x.example/today")).toBe(
    "Firehouse 2026-11-16, Flash Point: Won · Rescued 7 · Turns 20 · no advice · 2nd of 9 teams · 3 days in a row · https://x.example/today",
  );
  expect(lineOf({ ...shared, played: 1, streak: 1 }, "L")).toBe(
    "Firehouse 2026-11-16, Flash Point: Won · Rescued 7 · Turns 20 · no advice · L",
  );
});

test("advice and bots are told", () => {
  expect(adviceWords({ hint: 2, bots: 14, chance: 0 })).toBe("2 hints, 14 moves by bots");
  expect(streakWords(1)).toBe("");
});
