import { expect, test } from "vitest";
import { follow, squaresOfPawns } from "./following.ts";
import type { Placed } from "./placing.ts";

function piece(sort: Placed["sort"], square: string, pawn?: number): Placed {
  return { sort, sign: sort, name: sort, square, key: `${square}/${sort}/0`, x: 0, y: 0, size: 1, pawn };
}

function names(pieces: Placed[], next: Placed[]): [number, string][] {
  const before = follow([], new Map(), pieces);
  return follow(before, squaresOfPawns(pieces), next).map(({ id, piece: { square } }) => [id, square]);
}

test("a victim keeps its name on its way with a pawn", () => {
  const before = [piece("victim", "3,3"), piece("victim", "5,5"), piece("pawn", "5,5", 0)];
  const after = [piece("victim", "5,4"), piece("victim", "3,3"), piece("pawn", "5,4", 0)];
  expect(names(before, after)).toEqual([
    [1, "3,3"],
    [2, "5,4"],
  ]);
});

test("a victim that is found elsewhere is another one", () => {
  const before = [piece("victim", "3,3"), piece("pawn", "5,5", 0)];
  const after = [piece("victim", "5,4"), piece("pawn", "5,4", 0)];
  expect(names(before, after)).toEqual([[2, "5,4"]]);
});

test("of two on one square the one that stays keeps its place", () => {
  const before = [piece("victim", "5,5"), piece("hazmat", "5,5"), piece("pawn", "5,5", 1)];
  const after = [piece("victim", "5,5"), piece("hazmat", "5,6"), piece("pawn", "5,6", 1)];
  expect(names(before, after)).toEqual([
    [1, "5,5"],
    [2, "5,6"],
  ]);
});
