import { expect, it } from "vitest";
import type { Scene } from "../protocol/index.ts";
import { lineOf, toldAt } from "./words.ts";

const words = {
  "square:3,3": { name: "the kitchen", there: "empty; wall to the north", where: "3,3" },
  "edge:3,3-3,4": { name: "the wall between the kitchen and the hall" },
};
const scene = { words } as unknown as Scene;
const view = { words: { "square:3,3": "fire; wall to the north", "side:barn/lake": "Firebreak between the Barn and the Lake" } };
const line = (spot: string, now = {}, numbered = false) => lineOf(toldAt(scene, now, spot)!, numbered);

it("tells what the scene knows until the view tells something else", () => {
  expect(line("square:3,3")).toBe("The kitchen: empty; wall to the north");
  expect(line("square:3,3", view)).toBe("The kitchen: fire; wall to the north");
  expect(line("edge:3,3-3,4", view)).toBe("The wall between the kitchen and the hall");
  expect(line("side:barn/lake", view)).toBe("Firebreak between the Barn and the Lake");
});

it("has the number as a second word, for those who like it", () => {
  expect(line("square:3,3", view, true)).toBe("The kitchen (3,3): fire; wall to the north");
  expect(line("edge:3,3-3,4", view, true)).toBe("The wall between the kitchen and the hall");
});

it("has no words for what nobody told", () => {
  expect(toldAt(scene, view, "token:wild")).toBeNull();
});
