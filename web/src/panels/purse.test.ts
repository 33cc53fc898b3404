import { expect, it } from "vitest";
import { purseOf } from "./purse.ts";

const view = (turn: number, ap: number, more: object = {}) => ({
  turn,
  ap,
  free_ap: 0,
  bonus: 0,
  pawns: [{ saved: 2 }, { saved: 0 }],
  ...more,
});

it("remembers how much there was until the turn ends", () => {
  const full = purseOf(view(0, 4), null);
  const spent = purseOf(view(0, 1), full);
  expect(spent).toEqual({ pawn: 0, left: 1, most: 4, saved: 2 });
  expect(purseOf(view(1, 3), spent)).toEqual({ pawn: 1, left: 3, most: 3, saved: 0 });
});

it("begins anew with the next turn of a crew of one", () => {
  const rich = purseOf(view(0, 8), null);
  const poor = purseOf(view(0, 0), rich);
  expect(purseOf(view(0, 4), poor)?.most).toBe(4);
  expect(purseOf(view(0, 1), purseOf(view(0, 0), rich))?.most).toBe(8);
});

it("counts what is only for some actions", () => {
  expect(purseOf(view(0, 4, { free_ap: 3, bonus: 1 }), null)?.left).toBe(8);
});

it("is nothing in a game without AP", () => {
  expect(purseOf({ turn: 0, pawns: [{}] }, null)).toBeNull();
});
