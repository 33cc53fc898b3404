import { expect, it } from "vitest";
import type { Offer } from "../protocol/index.ts";
import { cardText, groupsOf, priceOf } from "./verbs.ts";

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

it("tells what a card says that can be taken", () => {
  const scene = { roles: { paramedic: { text: "Treats a victim." } } };
  const taking = { ...offer("take", "take paramedic"), spots: ["role:paramedic", "pawn:0"] };

  expect(cardText(taking, scene)).toBe("Treats a victim.");
  expect(cardText({ ...taking, spots: ["pawn:0"] }, scene)).toBe("");
  expect(cardText({ ...taking, verb: "change" }, scene)).toBe("");
  expect(cardText(taking, null)).toBe("");
});
