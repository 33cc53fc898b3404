import { expect, it } from "vitest";
import type { FlashPointView } from "./protocol.ts";
import { purseOf } from "./purse.ts";
import { HOUSE_VIEW } from "./testing.ts";

const pawns = [2, 0].map((saved) => ({ role: "paramedic", square: "1,1", saved, down: false }));
const view = (turn: number, ap: number, more: Partial<FlashPointView> = {}): FlashPointView => ({
  ...HOUSE_VIEW,
  pawns,
  turn,
  ap,
  ...more,
});

it("remembers how much there was until the turn ends", () => {
  const full = purseOf(view(0, 4), null);
  const spent = purseOf(view(0, 1), full);
  expect(spent).toEqual({ pawn: 0, left: 1, most: 4, saved: 2 });
  expect(purseOf(view(1, 3), spent)).toEqual({ pawn: 1, left: 3, most: 3, saved: 0 });
});

it("begins again with the next turn of a crew of one", () => {
  const rich = purseOf(view(0, 8), null);
  const poor = purseOf(view(0, 0), rich);
  expect(purseOf(view(0, 4), poor)?.most).toBe(4);
  expect(purseOf(view(0, 1), purseOf(view(0, 0), rich))?.most).toBe(8);
});

it("counts what is only for some actions", () => {
  expect(purseOf(view(0, 4, { free_ap: 3, bonus: 1 }), null)?.left).toBe(8);
});
