import { expect, it } from "vitest";
import { signOfEvent } from "./event_signs.ts";
import { signOf } from "./verb_signs.ts";

it("shows what people did as the action is shown, and what the fire did in its colour", () => {
  expect(signOfEvent("door-opened")).toEqual(signOf("open"));
  expect(signOfEvent("cleared")).toEqual(signOf("extinguish"));
  expect(signOfEvent("exploded").tone).toBe("fire");
  expect(signOfEvent("victim-rescued").tone).toBe("good");
});

it("has a sign for what nobody has drawn", () => {
  expect(signOfEvent("a-game-from-elsewhere")).toEqual(signOf("unheard of"));
});
