import { describe, expect, it } from "vitest";
import { reachableAt, spotWords } from "../../board/layout.ts";
import { targetsOf } from "../../board/targets.ts";
import type { Offer } from "../../protocol/index.ts";
import { layOut } from "./layout.ts";
import { HOUSE, HOUSE_VIEW } from "./testing.ts";

const house = layOut(HOUSE, HOUSE_VIEW);

function offer(action: string, price: number, ...spots: string[]): Offer {
  return { action, label: `Do ${action}`, verb: action, price, spots, spot: spots[0] ?? "", phrase: null, asks: [], about: "", dice: [], odds: [], danger: false, apt: false, where: "" };
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
