import { expect, it } from "vitest";
import { HOUSE, HOUSE_VIEW } from "../games/flashpoint/testing.ts";
import { FOREST, FOREST_VIEW } from "../games/hotshots/testing.ts";
import { lookOf, specialOf } from "./crew_words.ts";

const everybody = { id: "firefighter", title: "Firefighter", letter: "", text: "" };
const house = { ...HOUSE, roles: { ...HOUSE.roles, firefighter: everybody } };
const view = { ...HOUSE_VIEW, pawns: ["paramedic", "firefighter"].map((role) => ({ role, square: null, saved: 0, down: false })) };

it("knows who has an ability", () => {
  expect(specialOf(house, view, 0)?.title).toBe("Paramedic");
  expect(specialOf(house, view, 1)).toBeNull();
  expect(specialOf(house, view, 4)).toBeNull();
});

it("tells pawns apart as they look on the board", () => {
  expect(lookOf(house, view, 0)).toBe("the Paramedic, number 1");
  expect(lookOf(house, view, 1)).toBe("the magenta firefighter, number 2");
  expect(lookOf(FOREST, FOREST_VIEW, 2)).toBe("the green crew member, number 3");
});
