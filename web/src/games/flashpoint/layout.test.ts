import { describe, expect, it } from "vitest";
import { reachableAt, withChoices } from "../../board/layout.ts";
import { targetsOf } from "../../board/targets.ts";
import type { Offer } from "../../protocol/index.ts";
import { layOut } from "./layout.ts";
import { HOUSE, HOUSE_VIEW } from "./testing.ts";

const house = layOut(HOUSE, HOUSE_VIEW);

function offer(action: string, price: number, ...spots: string[]): Offer {
  return { action, label: `Do ${action}`, verb: action, price, spots, spot: spots[0] ?? "", phrase: null, asks: [], about: "", dice: [], odds: [], danger: false, apt: false, where: "", at: spots.map((spot, order) => ({ spot, order: order ? 3 : 1 })) };
}

describe("a house in words", () => {
  it("has every row, from the squares outside on", () => {
    expect(house.rows.map((row) => row.title)).toEqual(["Row 0", "Row 1", "Row 2"]);
    expect(house.rows[1]!.spots).toEqual(["square:1,0", "square:1,1", "square:1,2", "square:1,3"]);
  });

  it("calls pieces as the scene does, and firefighters as the view does", () => {
    const names = layOut(HOUSE, { ...HOUSE_VIEW, words: { "pawn:0": "Paramedic, in the kitchen" } } as typeof HOUSE_VIEW).pieces;
    expect(names.map(({ name }) => name)).toEqual([
      "fire",
      "burning hazmat",
      "victim",
      "victim",
      "Firefighter 1: Paramedic, in the kitchen",
    ]);
  });

  it("says what can be done there and what it costs", () => {
    const offers = [offer("move", 2, "square:1,1"), offer("chop", 1, "edge:1,1-0,1"), offer("far", 1, "square:2,3")];
    const targets = targetsOf(offers, [], (spot) => house.outlines.has(spot));
    expect(withChoices("The kitchen: empty", reachableAt(house, targets, "square:1,1"), "AP")).toBe(
      "The kitchen: empty. You can do move (2 AP) and do chop (1 AP).",
    );
    expect(withChoices("The kitchen: empty", [], "AP")).toBe("The kitchen: empty.");
  });

  it("says once what has several places", () => {
    const roll = offer("roll", 0, "square:1,1");
    const targets = [...targetsOf([roll], [], () => true).values()];
    expect(withChoices("The lake", [...targets, ...targets], "AP")).toBe("The lake. You can do roll (free).");
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
