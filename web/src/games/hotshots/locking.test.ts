import { describe, expect, it } from "vitest";
import type { Offer } from "../../protocol/index.ts";
import { canTake, diceOf, holds, locksOf, placesOf } from "./locking.ts";

function lock(letters: string, dice = letters): Offer {
  const spots = [...dice].map((letter) => `die:${letter}`);
  return { action: `lock ${letters}`, label: `Lock ${letters}`, verb: "lock", price: 0, spots, spot: "", phrase: null, asks: [], about: "", dice: [], odds: [], danger: false, apt: false, where: "", at: [] };
}

const offers = [lock("P"), lock("PP"), lock("CP"), lock("CC", "CP")];

describe("locking dice", () => {
  it("knows the dice of an offer in any order", () => {
    expect(diceOf(lock("TPC"))).toBe("CPT");
  });

  it("finds every lock that takes exactly the dice in hand", () => {
    expect(locksOf(offers, "P").map((offer) => offer.action)).toEqual(["lock P"]);
    expect(locksOf(offers, "PC").map((offer) => offer.action)).toEqual(["lock CP", "lock CC"]);
    expect(locksOf(offers, "H")).toEqual([]);
  });

  it("offers a die only where it can still make a lock", () => {
    expect(canTake(offers, "P", "P")).toBe(true);
    expect(canTake(offers, "PP", "P")).toBe(false);
    expect(canTake(offers, "", "H")).toBe(false);
  });

  it("finds where the dice of a lock lie", () => {
    expect(placesOf("PC", "HPPC")).toEqual([1, 3]);
    expect(placesOf("PP", "PHP")).toEqual([0, 2]);
  });

  it("counts the same face as often as it lies there", () => {
    expect([holds("PPC", "PP"), holds("PC", "PP")]).toEqual([true, false]);
  });
});
