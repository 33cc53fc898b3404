// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { PuzzleLine } from "../protocol/index.ts";
import { beginRun, better, endRun, fiveOf, keepMark, keepPoints, marks, nextOf, pointsOf, run, saneMarks, saneRun } from "./progress.ts";

const LINES = [3, 1, 2, 1, 3, 2, 1].map((grade, number) => ({ id: `p${number}`, grade }) as PuzzleLine);

beforeEach(() => {
  localStorage.clear();
  marks.value = {};
  endRun();
});

test("the best attempt is kept, and an answer that was seen is not found", () => {
  expect(better(undefined, "missed")).toBe("missed");
  expect(better("close", "missed")).toBe("close");
  expect(better("missed", "right")).toBe("right");
  expect(better("shown", "right")).toBe("shown");
  expect(better("right", "shown")).toBe("right");
  keepMark("p1", "close");
  keepMark("p1", "right");
  expect(marks.value).toEqual({ p1: "right" });
});

test("a run has five that are open, the easiest first", () => {
  const five = fiveOf(LINES, { p0: "right", p1: "shown" }, () => 0);
  expect(five).toEqual(["p3", "p6", "p2", "p5", "p4"]);
  expect(fiveOf(LINES, Object.fromEntries(LINES.map(({ id }) => [id, "right" as const])), () => 0)).toHaveLength(5);
});

test("only the first attempt counts in a run", () => {
  beginRun(["p1", "p2"]);
  keepPoints("p1", 1);
  keepPoints("p1", 2);
  keepPoints("p9", 2);
  expect(pointsOf(run.value!)).toBe(1);
  expect([nextOf(run.value, "p1"), nextOf(run.value, "p2"), nextOf(run.value, "p9")]).toEqual(["p2", null, null]);
});

test("what a curious hand has left is not believed", () => {
  expect(saneMarks({ p1: "right", p2: 7, p3: "won" })).toEqual({ p1: "right" });
  expect(saneMarks([])).toEqual({});
  expect(saneRun({ ids: "p1" })).toBeNull();
  expect(saneRun({ ids: ["p1"], points: { p1: 2, x: 5, p2: "many" } })).toEqual({ ids: ["p1"], points: { p1: 2 } });
});
