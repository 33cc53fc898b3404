import { expect, it } from "vitest";
import type { Scene } from "../protocol/index.ts";
import { factsOf, lookOf, specialOf } from "./crew_words.ts";

const plan = { game: "flashpoint", roles: { paramedic: { id: "paramedic", title: "Paramedic", letter: "P", text: "Treats." } } } as unknown as Scene;
const map = { game: "hotshots", roles: {}, tokens: { wild: { title: "wild die" } }, tiles: { barn: { title: "Barn" } } } as unknown as Scene;

it("tells points only of who is on turn", () => {
  const view = { turn: 0, ap: 3, free_ap: 2, pawns: [{ role: "paramedic", square: "3,1", saved: 1, down: false }, { role: null, square: null, saved: 0, down: true }] };

  expect(factsOf(plan, view, 0)).toEqual(["3 AP", "2 free", "1 saved", "at 3,1"]);
  expect(factsOf(plan, view, 1)).toEqual(["knocked down"]);
  expect(specialOf(plan, view, 0)?.title).toBe("Paramedic");
  expect(specialOf(plan, view, 1)).toBeNull();
});

it("tells pawns apart as they look on the board", () => {
  const view = { pawns: [{ role: "paramedic" }, { role: "firefighter" }] };
  const everybody = { id: "firefighter", title: "Firefighter", letter: "", text: "" };
  const house = { ...plan, roles: { ...plan.roles, firefighter: everybody } } as Scene;

  expect(lookOf(house, view, 0)).toBe("the blue firefighter, the Paramedic");
  expect(lookOf(house, view, 1)).toBe("the magenta firefighter, number 2");
  expect(lookOf(map, {}, 2)).toBe("the green crew member, number 3");
});

it("names tiles and tokens", () => {
  const view = { turn: 0, moves: 1, pawns: [{ role: "x", able: false, tile: "barn", tokens: ["wild"] }] };

  expect(factsOf(map, view, 0)).toEqual(["1 move", "on Barn", "ability lost", "token: wild die"]);
});

it("knows nothing of a pawn that is not there", () => {
  expect(factsOf(plan, {}, 4)).toEqual([]);
});
