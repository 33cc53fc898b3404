import { expect, it } from "vitest";
import { sane } from "./settings.ts";

it("keeps what fits and forgets the rest", () => {
  const kept = sane({ theme: "dark", motion: "wild", speed: 0.05, sounds: "loud", name: "Ada", pets: 3 });
  expect(kept).toMatchObject({ theme: "dark", motion: "system", speed: 0.05, sounds: false, name: "Ada" });
  expect(kept).not.toHaveProperty("pets");
  expect(sane({ speed: -1, theme: null })).toEqual(sane({}));
});
