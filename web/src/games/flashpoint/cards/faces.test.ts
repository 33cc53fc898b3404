import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faceOfCard } from "./faces.ts";

const DECK = "../src/firehouse/games/flashpoint/data/files/decks/tragic_events.toml";

it("has a face for every card of the deck", () => {
  const ids = [...readFileSync(DECK, "utf8").matchAll(/^id = "([^"]+)"/gm)].map((found) => found[1]!);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => faceOfCard(id) === faceOfCard("no such card"))).toEqual([]);
});
