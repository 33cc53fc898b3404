import { expect, it } from "vitest";
import type { Lesson, LessonStep } from "../protocol/index.ts";
import { allows, fits, progressOf } from "./progress.ts";

const step = (until: LessonStep["until"], allow?: string[]): LessonStep => ({
  text: "",
  lights: [],
  section: null,
  until,
  ...(allow ? { allow } : {}),
});

const lesson: Lesson = {
  id: "x",
  game: "flashpoint",
  game_title: "Flash Point",
  title: "",
  text: "",
  minutes: 1,
  steps: [
    step({ next: true }),
    step({ actions: ["move 3,1"] }),
    step({ actions: ["end"] }, ["*"]),
    step({ watched: true }),
    step({ next: true }),
    step({ actions: ["lock *"] }),
    step({ next: true }),
  ],
};

it("reads first, then waits", () => {
  expect(progressOf(lesson, [], 0)).toEqual({ step: 0, waiting: 1 });
  expect(progressOf(lesson, [], 1)).toEqual({ step: 1, waiting: 1 });
  expect(progressOf(lesson, [], 5)).toEqual({ step: 1, waiting: 1 });
});

it("goes on with the action, also before everything was read", () => {
  expect(progressOf(lesson, ["move 3,1"], 0)).toEqual({ step: 2, waiting: 2 });
});

it("stays while other allowed actions are played", () => {
  expect(progressOf(lesson, ["move 3,1", "chop n"], 1)).toEqual({ step: 2, waiting: 2 });
  expect(progressOf(lesson, ["move 3,1", "chop n", "end"], 1)).toEqual({ step: 3, waiting: 5 });
  expect(progressOf(lesson, ["move 3,1", "chop n", "end"], 4)).toEqual({ step: 4, waiting: 5 });
});

it("goes back when something was undone", () => {
  expect(progressOf(lesson, ["move 3,1"], 5)).toEqual({ step: 2, waiting: 2 });
});

it("ends with what is left to read", () => {
  expect(progressOf(lesson, ["move 3,1", "end", "lock CS"], 0)).toEqual({ step: 6, waiting: 7 });
  expect(progressOf(lesson, ["move 3,1", "end", "lock CS"], 7)).toEqual({ step: 7, waiting: 7 });
});

it("allows what a step names, and everything once it is over", () => {
  expect(allows(lesson, 1, "move 3,1")).toBe(true);
  expect(allows(lesson, 1, "end")).toBe(false);
  expect(allows(lesson, 2, "chop n")).toBe(true);
  expect(allows(lesson, 7, "anything")).toBe(true);
  expect(fits("lock", ["lock *"])).toBe(false);
});
