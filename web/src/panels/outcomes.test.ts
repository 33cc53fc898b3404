import { expect, it } from "vitest";
import type { Offer } from "../protocol/index.ts";
import { filtered, outcomesOf, sorted } from "./outcomes.ts";

const offer = (action: string, label = action): Offer => ({ action, label, verb: "luck", price: 0, spots: [], spot: "", asks: [] });

it("sees a pair of dice", () => {
  const found = outcomesOf([offer("roll 1,8"), offer("roll 3,2"), offer("roll 3,8")]);

  expect(found).toMatchObject({ kind: "pair", reds: [1, 3], blacks: [2, 8] });
  expect(found.kind === "pair" && found.actions.get("3,2")).toBe("roll 3,2");
});

it("sees a handful of faces, whatever their order", () => {
  const found = outcomesOf([offer("dice PSP"), offer("dice CCC")]);

  expect(found).toMatchObject({ kind: "faces", letters: ["C", "P", "S"], dice: 3 });
  expect(found.kind === "faces" && found.actions.get(sorted("PPS"))).toBe("dice PSP");
});

it("lists everything else", () => {
  expect(outcomesOf([offer("reveal victim"), offer("reveal false-alarm")]).kind).toBe("list");
  expect(outcomesOf([offer("pick 3,4"), offer("pick 3,5")]).kind).toBe("list");
});

it("filters by words", () => {
  const offers = [offer("draw ember-barn", "Ember on the Barn"), offer("draw wind-n", "Wind Blows North")];

  expect(filtered(offers, "barn em").map(({ action }) => action)).toEqual(["draw ember-barn"]);
  expect(filtered(offers, "")).toHaveLength(2);
});
