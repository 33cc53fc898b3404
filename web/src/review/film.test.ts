import { expect, it } from "vitest";
import type { Frame, History } from "../protocol/index.ts";
import { decisionFrom, filmOf, heldStep, spotsOf } from "./film.ts";

const frame = (step: number, patch: Record<string, unknown>, spots: string[] = []): Frame => ({
  step,
  kind: "x",
  text: "",
  spots,
  phrase: null, cite: null,
  patch,
  fire: false,
  dwell: 90,
  act: step,
});

const history = {
  first: { fire: [], ap: 0 },
  frames: [frame(1, { ap: 4 }), frame(2, { fire: ["3,3"] }, ["square:3,3"]), frame(2, { ap: 2 }, ["square:3,3", "pawn:0"])],
  steps: [true, false, true, false].map((luck, index) => ({ step: index + 1, luck, text: "", label: "", pawn: 0, situation: "", seq: 1 })),
} as unknown as History;

it("has a view before the game and after every step", () => {
  const { views, frames } = filmOf(history);

  expect(views).toEqual([
    { fire: [], ap: 0 },
    { fire: [], ap: 4 },
    { fire: ["3,3"], ap: 2 },
    { fire: ["3,3"], ap: 2 },
    { fire: ["3,3"], ap: 2 },
  ]);
  expect(frames.map(({ length }) => length)).toEqual([0, 1, 2, 0, 0]);
  expect(spotsOf(frames[2]!)).toEqual(["square:3,3", "pawn:0"]);
});

it("steps from decision to decision", () => {
  expect([0, 2, 4].map((step) => decisionFrom(history, step, 1))).toEqual([2, 4, 4]);
  expect([4, 3, 2].map((step) => decisionFrom(history, step, -1))).toEqual([2, 2, 0]);
});

it("keeps the step within the game", () => {
  expect([null, -3, 2, 99].map((step) => heldStep(step, 4))).toEqual([4, 0, 2, 4]);
});
