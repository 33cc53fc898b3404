// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it } from "vitest";
import type { Moment, Review } from "../protocol/index.ts";
import { biggest, deciding, NONE, toldOf } from "./moments.ts";
import { Verdict } from "./verdict.tsx";

const chance = { value: 0.5, low: 0.4, high: 0.6, playouts: 10, certain: false };

const moment = (step: number, change: number, sure: boolean, luck: string | null = "roll"): Moment => ({
  step,
  change,
  sure,
  luck,
  chance,
  text: `roll ${step}`,
  story: `It burns at ${step}.`,
  pawn: luck ? null : 0,
});

const review = (...moments: Moment[]): Review => ({
  result: "lost",
  ending: "collapse",
  headline: "lost",
  first: chance,
  last: chance,
  luck: 0,
  decisions: 0,
  doubt: 0.1,
  pawns: [{ name: "Medic", decisions: 0 }],
  moments,
  costs: [],
});

it("names those beyond the noise alone, in the order of the game", () => {
  const found = review(moment(1, 0.1, true), moment(2, -0.9, false), moment(3, -0.4, true), moment(4, 0.2, true));
  expect(biggest(found, 2).map(({ step }) => step)).toEqual([3, 4]);
});

it("names none that changed next to nothing, however sure", () => {
  expect(biggest(review(moment(1, -0.006, true), moment(2, 0.019, true)), 2)).toEqual([]);
});

it("decides a game by what helped to win it, or by what cost most of one that was lost", () => {
  const found = review(moment(1, 0.4, true), moment(2, -0.3, true), moment(3, -0.2, true));
  expect(deciding(found, true)?.step).toBe(1);
  expect(deciding(found, false)?.step).toBe(2);
  expect(deciding(review(moment(1, 0.4, true)), false)).toBeUndefined();
});

it("tells what luck brought, or who decided what", () => {
  const found = review(moment(1, 0.1, true), moment(2, 0.1, true, null));
  expect(found.moments.map((one) => toldOf(found, one, (pawn) => ["you"][pawn] ?? null))).toEqual(["It burns at 1.", "You: roll 2"]);
});

it("says on the page that nothing is beyond noise, or names what is", () => {
  const page = document.createElement("div");
  render(<Verdict table="k3x" review={review(moment(1, 0.3, false))} show={() => undefined} who={() => null} tries />, page);
  expect(page.textContent).toContain(NONE);
  expect(page.textContent).not.toContain("It burns at 1.");
  render(<Verdict table="k3x" review={review(moment(1, 0.3, true))} show={() => undefined} who={() => null} tries />, page);
  expect(page.textContent).not.toContain(NONE);
  expect(page.textContent).toContain("+30 It burns at 1.");
});
