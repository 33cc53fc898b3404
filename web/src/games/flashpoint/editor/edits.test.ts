import { expect, test } from "vitest";
import { arrowAt, targetOf, turnArrow, withoutArrows } from "./arrows.ts";
import { barSquare, freeLetter, paintRoom, park, startsOf, tidied, toggleStart } from "./edits.ts";
import { atOf, emptyHouse, type House } from "./house.ts";
import { step } from "./places.ts";
import { TOOLS, used } from "./tools.ts";

const HOUSE: House = { ...emptyHouse(1), notes: new Map([["title", "A house"]]) };
const HAND = { letter: "B", start: "family" } as const;
const tool = (id: string) => TOOLS.find((one) => one.id === id)!;

test("a wall comes between two rooms, and goes when they are one again", () => {
  const two = paintRoom(HOUSE, "0/2/2", "B") as House;
  const one = paintRoom(two, "0/2/2", "A") as House;

  expect(two.edges.get("0/2/2-0/2/3")).toBe("wall");
  expect(one.edges).toEqual(HOUSE.edges);
  expect(freeLetter(two)).toBe("C");
});

test("a parking spot has two squares, and what it covers goes whole", () => {
  const first = park(HOUSE, "0/7/3", "En") as House;
  const second = park(first, "0/7/4", "Am") as House;

  expect([..."345"].map((col) => first.marks.get(`0/7/${col}`))).toEqual(["En", "En", "."]);
  expect([..."345"].map((col) => second.marks.get(`0/7/${col}`))).toEqual([".", "Am", "Am"]);
  expect((park(second, "0/7/5", "Am") as House).marks).toEqual(HOUSE.marks);
  expect(park(HOUSE, "0/0/0", "En")).toContain("corners");
});

test("barring a square takes the parking spot away that it was part of", () => {
  const house = barSquare(park(HOUSE, "0/3/9", "Am") as House, "0/3/9") as House;

  expect([house.marks.get("0/3/9"), house.marks.get("0/4/9")]).toEqual(["x", "."]);
});

test("a square begins with fire or with a point of interest", () => {
  const fire = toggleStart(HOUSE, "0/2/5", "family", "fire") as House;
  const point = toggleStart(fire, "0/2/5", "family", "poi") as House;

  expect(startsOf(fire, "family", "fire")).toEqual(["2,5"]);
  expect([startsOf(point, "family", "fire"), startsOf(point, "family", "poi")]).toEqual([[], ["2,5"]]);
});

test("a tool says where it is of use", () => {
  expect(used(tool("wall"), HOUSE, "0/2/2", HAND)).toContain("between two squares");
  expect(used(tool("room"), HOUSE, "0/0/2", HAND)).toContain("inside");
});

test("the outer wall is never left open", () => {
  const house = used(tool("open"), HOUSE, "0/3/0-0/3/1", HAND) as House;

  expect(house.edges.get("0/3/0-0/3/1")).toBe("wall");
});

test("the name of a room goes with its last square", () => {
  const notes = new Map([...HOUSE.notes, ["room Q", "attic"]]);

  expect(tidied({ ...HOUSE, notes }).notes.has("room Q")).toBe(false);
});

test("arrow keys go from a square to its side, along the sides, and over to the other floor", () => {
  expect(step(HOUSE, "0/2/2", "ArrowRight", false)).toBe("0/2/2-0/2/3");
  expect(step(HOUSE, "0/2/2-0/2/3", "ArrowRight", false)).toBe("0/2/3");
  expect(step(HOUSE, "0/2/2-0/2/3", "ArrowUp", false)).toBe("0/1/2-0/1/3");
  expect(step(HOUSE, "0/1/2-0/1/3", "ArrowUp", false)).toBe("0/1/2-0/1/3");
  expect(step(HOUSE, "0/2/2", "ArrowLeft", true)).toBe("0/2/1");
  expect(step(emptyHouse(2), "0/2/5", "ArrowRight", false)).toBe("1/2/4");
});

test("the first arrow brings all of them, the next click turns one on", () => {
  const all = turnArrow(HOUSE, "0/1/1") as House;
  const turned = turnArrow(all, "0/1/8") as House;

  expect([arrowAt(all, atOf("0/1/1")), arrowAt(all, atOf("0/3/3"))]).toEqual(["SE", "S"]);
  expect(arrowAt(turned, atOf("0/1/8"))).toBe("W");
  expect(targetOf(turned, atOf("0/1/8"))).toBe("0/1/7");
  expect(targetOf(turnArrow(emptyHouse(2), "0/1/1") as House, atOf("1/1/5"))).toBe("1/2/6");
  expect(withoutArrows(turned)).toEqual(HOUSE);
});
