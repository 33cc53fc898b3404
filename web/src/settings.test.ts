// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { countGame, isNewTo, sane } from "./settings.ts";

it("keeps what fits and forgets the rest", () => {
  const kept = sane({ theme: "dark", motion: "wild", speed: 0.05, sounds: "loud", name: "Ada", pets: 3 });
  expect(kept).toMatchObject({ theme: "dark", motion: "system", speed: 0.05, sounds: false, name: "Ada" });
  expect(kept).not.toHaveProperty("pets");
  expect(sane({ speed: -1, theme: null })).toEqual(sane({}));
});

it("takes newcomers by the hand in the first game of each box, and nobody who has played several", () => {
  localStorage.clear();
  expect(isNewTo("forest")).toBe(true);
  countGame("a", "house");
  expect([isNewTo("house"), isNewTo("forest")]).toEqual([false, true]);
  for (const table of ["b", "c"]) countGame(table, "house");
  expect(isNewTo("forest")).toBe(false);
});
