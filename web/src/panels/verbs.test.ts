import { expect, it } from "vitest";
import type { Offer } from "../protocol/index.ts";
import { groupsOf, priceOf } from "./verbs.ts";

const offer = (verb: string, action: string): Offer => ({ action, label: action, verb, price: 1, spots: [], spot: "", asks: [] });

it("groups by verb and numbers in the order that is shown", () => {
  const groups = groupsOf([offer("move", "a"), offer("open", "b"), offer("move", "c"), offer("deck-gun", "d")]);

  expect(groups.map(({ title, offers }) => [title, offers.map(({ offer: { action }, number }) => [action, number])])).toEqual([
    ["Move", [["a", 1], ["c", 2]]],
    ["Open", [["b", 3]]],
    ["Deck gun", [["d", 4]]],
  ]);
});

it("names a price only where there is one", () => {
  expect(priceOf(2, "AP")).toBe("2 AP");
  expect(priceOf(0, "AP")).toBe("");
  expect(priceOf(2, "")).toBe("");
});
