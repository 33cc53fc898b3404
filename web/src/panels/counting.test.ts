import { expect, it } from "vitest";
import { counted } from "./counting.ts";

const view = {
  rescued: 2,
  cards: { deck: { rages: 3, accelerate: 1 }, supply: null },
  tiles: { barn: { scorched: true, flames: 0 }, lodge: { scorched: false, flames: 2 }, lake: { scorched: true, flames: 1 } },
  dice: ["P", "S"],
};

it("reads plain numbers", () => {
  expect(counted(view, "rescued")).toBe(2);
});

it("adds up what an object holds", () => {
  expect(counted(view, "cards.deck")).toBe(4);
});

it("counts every entry under a star", () => {
  expect(counted(view, "tiles.*.scorched")).toBe(2);
  expect(counted(view, "tiles.*.flames")).toBe(3);
});

it("counts nothing where nothing is", () => {
  expect(counted(view, "cards.supply")).toBe(0);
  expect(counted(view, "cards.supply.more")).toBe(0);
  expect(counted({}, "lost")).toBe(0);
});
