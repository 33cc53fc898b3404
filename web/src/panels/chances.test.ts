import { expect, it } from "vitest";
import { chanceWords, percent, points } from "./chances.ts";

it("never rounds to what is not certain", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0 %", "under 1 %", "50 %", "over 99 %", "100 %"]);
});

it("tells how sure a chance is", () => {
  expect(chanceWords({ value: 1, low: 1, high: 1, playouts: 0, certain: true })).toBe("100 %, for certain");
  expect(chanceWords({ value: 0.4, low: 0.3, high: 0.5, playouts: 64, certain: false })).toBe(
    "40 %, between 30 % and 50 % (64 games played out)",
  );
});

it("signs points", () => {
  expect([0.123, -0.05, 0.001].map(points)).toEqual(["+12", "−5", "±0"]);
});
