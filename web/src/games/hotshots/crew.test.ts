import { expect, it } from "vitest";
import { factsOf } from "./crew.ts";
import { FOREST, FOREST_VIEW } from "./testing.ts";

it("names tiles and tokens", () => {
  const scene = { ...FOREST, tokens: { wild: { id: "wild", title: "wild die", text: "" } } };
  const pawns = [{ role: "sawyer", able: false, tile: "lodge", tokens: ["wild"] }];

  expect(factsOf(scene, { ...FOREST_VIEW, moves: 1, pawns }, 0)).toEqual([
    "1 move",
    "on Lodge",
    "ability lost",
    "token: wild die",
  ]);
  expect(factsOf(scene, FOREST_VIEW, 4)).toEqual([]);
});
