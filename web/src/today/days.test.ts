import { expect, test } from "vitest";
import { dayBefore, keepDay, days, type Played, playedOn, sane, streak } from "./days.ts";

const on = (day: string, won: boolean | null = true): Played => ({ day, game: "g", table: `t${day}`, won });

test("the day before goes over months and years", () => {
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
});

test("days in a row are counted up to today, or to yesterday while today can still be played", () => {
  const all = [on("2026-11-16"), on("2026-11-15", false), on("2026-11-14"), on("2026-11-12")];
  expect(streak(all, "g", "2026-11-16")).toBe(3);
  expect(streak(all, "g", "2026-11-17")).toBe(3);
  expect(streak(all, "g", "2026-11-18")).toBe(0);
  expect(streak(all, "other", "2026-11-16")).toBe(0);
});

test("a game that was begun and not finished is no day in a row", () => {
  expect(streak([on("2026-11-16", null), on("2026-11-15")], "g", "2026-11-16")).toBe(1);
});

test("a game is kept once, with its end", () => {
  keepDay(on("2026-11-16", null));
  keepDay(on("2026-11-16", false));
  expect(days.value).toEqual([on("2026-11-16", false)]);
  expect(playedOn(days.value, "2026-11-16", "g")?.won).toBe(false);
  expect(playedOn(days.value, "2026-11-15", "g")).toBeNull();
});

test("what is no day is left out", () => {
  expect(sane("nonsense")).toEqual([]);
  expect(sane([null, { day: 3 }, on("2026-11-16")])).toEqual([on("2026-11-16")]);
});
