import { expect, test } from "vitest";
import { follow } from "./following.ts";

const lying = (...squares: string[]) => squares.map((square) => ({ square }));

/** The numbers of things and their squares, after pawns and things have moved. */
function numbers(before: string[], pawnsBefore: [number, string][], after: string[], pawns: [number, string][]) {
  let next = 1;
  const fresh = () => next++;
  const first = follow([], new Map(), new Map(pawnsBefore), lying(...before), fresh);
  return follow(first, new Map(pawnsBefore), new Map(pawns), lying(...after), fresh).map(({ id, thing }) => [id, thing.square]);
}

test("a victim keeps its number on its way with a pawn", () => {
  expect(numbers(["3,3", "5,5"], [[0, "5,5"]], ["5,4", "3,3"], [[0, "5,4"]])).toEqual([
    [1, "3,3"],
    [2, "5,4"],
  ]);
});

test("a victim that is found elsewhere is another one", () => {
  expect(numbers(["3,3"], [[0, "5,5"]], ["5,4"], [[0, "5,4"]])).toEqual([[2, "5,4"]]);
});

test("of two on one square the one that stays keeps its place", () => {
  expect(numbers(["5,5", "5,5"], [[1, "5,5"]], ["5,5", "5,6"], [[1, "5,6"]])).toEqual([
    [1, "5,5"],
    [2, "5,6"],
  ]);
});
