import { expect, test } from "vitest";
import { offer } from "../testing/table.ts";
import { common, suggestions } from "./completion.ts";

const OFFERS = [
  offer("move 3,1", { label: "Move to 3,1" }),
  offer("move 3,11", { label: "Move to 3,11" }),
  offer("open 3,1-3,2", { label: "Open the door east of 3,1" }),
  offer("end", { label: "Save 4 AP and end the turn" }),
];
const actions = (typed: string): string[] => suggestions(typed, OFFERS).map(({ action }) => action);

test("nothing typed offers everything, our own commands last and each once", () => {
  expect(actions("")).toEqual(["move 3,1", "move 3,11", "open 3,1-3,2", "end", "undo", "why ", "help", "say "]);
});

test("the notation comes before the words", () => {
  expect(actions("mo")).toEqual(["move 3,1", "move 3,11"]);
  expect(actions("3,1")).toEqual(["move 3,1", "move 3,11", "open 3,1-3,2"]);
  expect(actions("door")).toEqual(["open 3,1-3,2"]);
  expect(actions("  OPEN   3,1")).toEqual(["open 3,1-3,2"]);
  expect(actions("dragon")).toEqual([]);
});

test("Tab fills in what all suggestions share", () => {
  expect(common("m", suggestions("m", OFFERS))).toBe("move 3,1");
  expect(common("o", suggestions("o", OFFERS))).toBe("open 3,1-3,2");
  expect(common("x", [])).toBe("");
});
