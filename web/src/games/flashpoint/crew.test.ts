import { expect, it } from "vitest";
import { factsOf } from "./crew.ts";
import { HOUSE, HOUSE_VIEW } from "./testing.ts";

it("tells points only of who is on turn", () => {
  const pawns = [
    { role: "paramedic", square: "3,1", saved: 1, down: false },
    { role: "firefighter", square: null, saved: 0, down: true },
  ];
  const view = { ...HOUSE_VIEW, ap: 3, free_ap: 2, pawns };

  expect(factsOf(HOUSE, view, 0)).toEqual(["3 AP", "2 free", "1 saved", "at 3,1"]);
  expect(factsOf(HOUSE, view, 1)).toEqual(["knocked down"]);
  expect(factsOf(HOUSE, view, 4)).toEqual([]);
});
