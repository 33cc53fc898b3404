import { expect, test } from "vitest";
import type { FlashPointView, Victim } from "./protocol.ts";
import { residentsAfter } from "./residents.ts";
import { HOUSE_VIEW } from "./testing.ts";

function view(victims: string[], rescued = 0, lost = 0, pawn = "1,1"): FlashPointView {
  const found: Victim[] = victims.map((square) => ({ square, treated: false }));
  return { ...HOUSE_VIEW, victims: found, rescued, lost, pawns: [{ ...HOUSE_VIEW.pawns[0]!, square: pawn }] };
}

const whereabouts = ({ found, safe, lost }: ReturnType<typeof residentsAfter>) => ({
  found: found.map(({ id, thing }) => [id, thing.square]),
  safe,
  lost,
});

test("people are numbered in the order in which they are found", () => {
  const first = residentsAfter(null, view(["1,1"]));
  const second = residentsAfter(first, view(["1,1", "1,2"]));
  expect(whereabouts(second).found).toEqual([
    [0, "1,1"],
    [1, "1,2"],
  ]);
});

test("who is carried out is the one that is safe", () => {
  const before = residentsAfter(residentsAfter(null, view(["1,2"], 0, 0, "1,1")), view(["1,2", "1,1"], 0, 0, "1,1"));
  const carried = residentsAfter(before, view(["1,2", "1,0"], 0, 0, "1,0"));
  expect(whereabouts(residentsAfter(carried, view(["1,2"], 1, 0, "1,0")))).toEqual({ found: [[0, "1,2"]], safe: [1], lost: [] });
});

test("a rescue that is taken back gives the same person back", () => {
  const before = residentsAfter(null, view(["1,2", "1,1"]));
  const safe = residentsAfter(before, view(["1,2"], 1));
  expect(safe.safe).toEqual([1]);
  expect(whereabouts(residentsAfter(safe, view(["1,2", "1,1"])))).toEqual({
    found: [
      [0, "1,2"],
      [1, "1,1"],
    ],
    safe: [],
    lost: [],
  });
});

test("in a game that is opened later, those that are gone were found first", () => {
  expect(whereabouts(residentsAfter(null, view(["1,1"], 2, 1)))).toEqual({ found: [[3, "1,1"]], safe: [0, 1], lost: [2] });
});
