import { describe, expect, it } from "vitest";
import type { Offer } from "../protocol/index.ts";
import { layOut, reachableAt, spotWords } from "./layout.ts";
import { FOREST, FOREST_VIEW, HOUSE, HOUSE_VIEW } from "../testing/boards.ts";
import { targetsOf } from "./targets.ts";

const house = layOut(HOUSE, HOUSE_VIEW);
const forest = layOut(FOREST, FOREST_VIEW);

function offer(action: string, price: number, ...spots: string[]): Offer {
  return { action, label: `Do ${action}`, verb: action, price, spots, asks: [] };
}

describe("a house in words", () => {
  it("names the room, what lies there and what is on the sides", () => {
    expect(house.words.get("square:1,1")).toBe(
      "1,1, kitchen: 2 × victim and firefighter 1 (Paramedic); door to the east closed; " +
        "wall to the north damaged; wall to the south; entrance to the west",
    );
    expect(house.words.get("square:1,2")).toBe("1,2, toilet: fire and burning hazmat; door to the west closed");
  });

  it("follows what changes", () => {
    const view = { ...HOUSE_VIEW, open: ["1,1-1,2"], destroyed: ["1,1-0,1"], damaged: [], fire: [] };
    const words = layOut(HOUSE, view).words;
    expect(words.get("square:1,1")).toContain("door to the east open; wall to the north destroyed");
    expect(words.get("square:1,2")).toContain("burning hazmat;");
  });

  it("tells where the vehicles stand, and has every row", () => {
    expect(house.words.get("square:0,2")).toBe("0,2, outside: the fire engine");
    expect(house.rows.map((row) => row.title)).toEqual(["Row 0", "Row 1", "Row 2"]);
    expect(house.rows[1]!.spots).toEqual(["square:1,0", "square:1,1", "square:1,2", "square:1,3"]);
  });

  it("says what can be done there and what it costs", () => {
    const offers = [offer("move", 2, "square:1,1"), offer("chop", 1, "edge:1,1-0,1"), offer("far", 1, "square:2,3")];
    const targets = targetsOf(offers, [], (spot) => house.outlines.has(spot));
    expect(spotWords(house, targets, "square:1,1", "AP", true)).toMatch(
      /You can do move \(2 AP\) and do chop \(1 AP\)\.$/,
    );
    expect(spotWords(house, targets, "square:1,1", "AP", false)).not.toContain("You can");
  });
});

describe("the layout of a house", () => {
  it("puts pawns where they stand and leaves out those that wait", () => {
    expect(house.outlines.has("pawn:0")).toBe(true);
    expect(house.outlines.has("pawn:1")).toBe(false);
  });

  it("reaches edges, pawns and vehicles from the squares that they touch", () => {
    const offers = [offer("chop", 1, "edge:1,1-0,1"), offer("drive", 2, "vehicle:engine"), offer("order", 1, "pawn:0")];
    const targets = targetsOf(offers, [], (spot) => house.outlines.has(spot));
    const spots = (cell: string) => reachableAt(house, targets, cell).map((target) => target.spot);
    expect(spots("square:1,1")).toEqual(["edge:1,1-0,1", "pawn:0"]);
    expect(spots("square:0,1")).toEqual(["edge:1,1-0,1", "vehicle:engine"]);
    expect(spots("square:1,3")).toEqual([]);
  });

  it("walks from square to square and stops at the border", () => {
    expect(house.sheet.beside("square:1,1", "e")).toBe("square:1,2");
    expect(house.sheet.beside("square:0,0", "n")).toBeNull();
  });
});

describe("a forest in words", () => {
  it("tells flames, needs, Firebreaks and people", () => {
    expect(forest.words.get("tile:lodge")).toBe(
      "Lodge, A1: 2 of 3 flames; needs 2 × Pulaski and Hose; Firebreak towards Lake; firefighter 1 (Sawyer)",
    );
    expect(forest.words.get("tile:lake")).toBe("Lake, B2: cannot burn; Firebreak towards Lodge");
    expect(forest.words.get("cell:A3")).toBe("A3: a gap");
  });

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
