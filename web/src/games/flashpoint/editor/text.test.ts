import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyHouse } from "./house.ts";
import { placeAt, read, write } from "./text.ts";

const PLANS = new URL("../../../../../src/firehouse/games/flashpoint/data/files/plans/", import.meta.url);
const plan = (name: string) => readFileSync(new URL(`${name}.plan`, PLANS), "utf-8");

test.each(["house_front", "house_back", "brownstone", "villa", "hotel"])("%s is written as it was read, but for comments", (name) => {
  const text = plan(name);
  const bare = text.split("\n").filter((line) => !line.startsWith("#")).join("\n");

  expect(write(read(text)!)).toBe(bare);
});

test("a house that is not yet right is read all the same", () => {
  const house = read(plan("house_front").replace("| A   A   A o B", "| A   ?   A   B"))!;

  expect(house.marks.get("0/1/2")).toBe("?");
  expect(house.edges.has("0/1/3-0/1/4")).toBe(false);
});

test.each(["", "title: nothing", "       0   1   2\n  0    .   ."])("what has no drawing is no house: %j", (text) => {
  expect(read(text)).toBeNull();
});

test("the place of a line and column is found in every part of the drawing", () => {
  const house = emptyHouse(2);
  const lines = write(house).split("\n");
  const upper = lines.findLastIndex((line) => line.includes("X")) + 1;
  const place = (line: number, text: string) => placeAt(house, line, lines[line - 1]!.indexOf(text) + 1);

  expect(place(upper, "X")).toBe("1/3/6");
  expect(place(upper, "|")).toBe("1/3/4-1/3/5");
  expect(place(upper - 1, "---")).toBe("1/2/6-1/3/6");
  expect(placeAt(house, 1, 3)).toBeNull();
});
