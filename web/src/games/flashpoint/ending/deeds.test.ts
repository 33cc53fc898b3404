import { expect, test } from "vitest";
import { deedsOf } from "./deeds.ts";
import { HOUSE, HOUSE_VIEW } from "../testing.ts";
import { endingWords } from "./ending.tsx";
import { places } from "./places.ts";

test("the deeds of a firefighter are told, rescues first", () => {
  expect(deedsOf({ moved: 1, cleared: 1, dampened: 1, "victim-rescued": 1 })).toBe("brought 1 out, fought fire 2 times");
  expect(deedsOf({ "victim-rescued": 1 })).toBe("brought 1 out");
  expect(deedsOf({})).toBe("stood by");
});

test("nobody stands where another stands", () => {
  const { crew, residents } = places(6, [false, true, false, false, true, false, false]);
  const spots = [...crew, ...residents].map(({ x, y }) => `${x}/${y}`);
  expect(new Set(spots).size).toBe(13);
});

test("nobody stands so far outside that a slim picture would cut them off", () => {
  const { crew, residents } = places(4, [false, false, false, false, false, false, false]);
  const spots = [...crew, ...residents].map(({ x }) => Math.abs(x - 308));
  expect(Math.max(...spots)).toBeLessThanOrEqual(308 - 84);
});

test("the ending names those who are safe", () => {
  const named = (name: string, id: number) => ({ id, face: name.toLowerCase(), name, square: "1,0", treated: false });
  const words = (names: string[], won: boolean) =>
    endingWords(HOUSE, { ...HOUSE_VIEW, residents: { found: [], safe: names.map(named), lost: [] } }, won);
  expect(words(["Nora", "Pip"], true)).toBe("Two are safe: Nora and Pip. You won.");
  expect(words([], false)).toBe("Nobody is safe.");
});
