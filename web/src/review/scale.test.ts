import { expect, it } from "vitest";
import type { Chance, Review } from "../protocol/index.ts";
import { acrossOf, bandOf, curveOf, nearest, strokeOf, upOf } from "./scale.ts";

const chance = (value: number): Chance => ({ value, low: value - 0.1, high: value + 0.1, playouts: 10, certain: false });
const review = {
  first: chance(0.5),
  moments: [
    { step: 1, text: "roll", story: "", pawn: null, luck: "advance", chance: chance(0.4), change: -0.1 },
    { step: 2, text: "move", story: "", pawn: 0, luck: null, chance: chance(0.6), change: 0.2 },
  ],
} as unknown as Review;

it("begins before the first step", () => {
  const spots = curveOf(review);

  expect(spots.map(({ step, luck }) => [step, luck])).toEqual([[0, true], [1, true], [2, false]]);
  expect(spots[2]!.x).toBe(acrossOf(2, 2));
  expect(spots[2]!.y).toBe(upOf(0.6));
  expect(upOf(1)).toBeLessThan(upOf(0));
});

it("draws luck and decisions apart", () => {
  const spots = curveOf(review);

  expect(strokeOf(spots, true).match(/M/g)).toHaveLength(1);
  expect(strokeOf(spots, false).match(/M/g)).toHaveLength(1);
  expect(bandOf(spots)).toMatch(/^M.*z$/);
});

it("finds the moment under the pointer", () => {
  const spots = curveOf(review);

  expect(nearest(spots, 0)).toBe(0);
  expect(nearest(spots, spots[1]!.x + 1)).toBe(1);
  expect(nearest(spots, 10_000)).toBe(2);
});
