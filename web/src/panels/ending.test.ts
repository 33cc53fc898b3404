import { expect, it } from "vitest";
import type { Moment, Review } from "../protocol/index.ts";
import { decisive } from "./ending.tsx";

const moment = (step: number, change: number): Moment => ({
  step,
  change,
  text: "",
  story: "",
  pawn: null,
  luck: null,
  chance: { value: 0.5, low: 0.4, high: 0.6 } as Moment["chance"],
});

it("finds the moment that changed the chance to win most, for better or worse", () => {
  const moments = [moment(1, 0.1), moment(2, -0.4), moment(3, 0.3)];
  expect(decisive({ moments } as Review)?.step).toBe(2);
  expect(decisive({ moments: [] as Moment[] } as Review)).toBeNull();
});
