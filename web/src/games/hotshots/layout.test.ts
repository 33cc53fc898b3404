import { describe, expect, it } from "vitest";
import { layOut } from "./layout.ts";
import { FOREST, FOREST_VIEW } from "./testing.ts";

const forest = layOut(FOREST, FOREST_VIEW, "wide");

describe("a forest in words", () => {
  it("has a row for each column of cells", () => {
    expect(forest.rows.map((row) => row.spots)).toEqual([["tile:lodge", "cell:A3"], ["tile:lake"]]);
  });

  it("knows the sides between tiles by both names, and tokens beside the map", () => {
    expect(forest.outlines.get("side:lake/lodge")).toBe(forest.outlines.get("side:lodge/lake"));
    expect(forest.beside.has("token:wild")).toBe(true);
  });

  it("walks in a zigzag and straight down", () => {
    expect(forest.sheet.beside("tile:lodge", "e")).toBe("tile:lake");
    expect(forest.sheet.beside("tile:lodge", "s")).toBe("cell:A3");
    expect(forest.sheet.beside("tile:lake", "e")).toBeNull();
  });
});

it("has room for four on a tile, and for the price of a step on its right", () => {
  const row = FOREST_VIEW.pawns[0]!;
  for (const number of [1, 2, 3, 4]) {
    const { sheet } = layOut(FOREST, { ...FOREST_VIEW, pawns: Array.from({ length: number }, () => row) }, "wide");
    const tile = sheet.tiles.get("lodge")!;
    const places = [...sheet.pawns.values()];
    expect(places).toHaveLength(number);
    expect(Math.max(...places.map(({ x, size }) => x + size / 2 - tile.x))).toBeLessThan(74);
    places.slice(1).forEach(({ x, size }, index) => expect(x - places[index]!.x).toBeGreaterThanOrEqual(size));
  }
});
