import { expect, it } from "vitest";
import { WAY } from "../testing/table.ts";
import { errandsOf, verbOf } from "./errands.ts";

it("lists who can be saved first, then what is nearest, and no mere walk", () => {
  const saved = { ...WAY, to: "square:3,0", price: 6, saves: true };
  const near = { ...WAY, to: "square:2,2", price: 2 };
  const walk = { ...WAY, to: "square:4,4", apt: false };
  expect(errandsOf([WAY, walk, near, saved])).toEqual([saved, near, WAY]);
});

it("names a place once and stays short", () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...WAY, to: `square:5,${at >> 1}`, price: at }));
  expect(errandsOf(many).map(({ price }) => price)).toEqual([0, 2, 4, 6]);
});

it("knows what is done at the end of a way", () => {
  expect(verbOf(WAY)).toBe("identify");
  expect(verbOf({ ...WAY, main: true, actions: ["move 1,2", "extinguish e"] })).toBe("extinguish");
});
