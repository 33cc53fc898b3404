import { describe, expect, it } from "vitest";
import type { Offer } from "../protocol/index.ts";
import { offer } from "../testing/table.ts";
import { type Target, priceTag, targetsOf } from "./targets.ts";

const at = (action: string, price: number, ...spots: string[]): Offer =>
  offer(action, { price, spot: spots[0]!, spots, at: spots.map((spot, index) => ({ spot, order: index ? 3 : 1 })) });

describe("targetsOf", () => {
  it("tells a place of its own from one that stands in", () => {
    const found = targetsOf([at("order 2 3,4", 1, "pawn:1", "square:3,4")], [], () => true);
    expect([found.get("pawn:1")!.stands, found.get("square:3,4")!.stands]).toEqual([false, true]);
  });

  it("lights softly where nobody goes first, if there are places where people go", () => {
    const [door, lawn] = [{ ...at("enter 3,0", 0, "square:3,0"), apt: true }, at("enter 0,0", 0, "square:0,0")];
    const quiet = (...offers: Offer[]) => [...targetsOf(offers, [], () => true).values()].map((target) => target.quiet);
    expect([quiet(door, lawn), quiet(lawn)]).toEqual([[false, true], [false]]);
  });

  it("passes over places that are not drawn", () => {
    const drawn = (spot: string) => spot.startsWith("vehicle");
    const offers = [at("drive a", 2, "vehicle:engine", "square:0,1"), at("event storm", 0, "card:storm")];
    expect([...targetsOf(offers, [], drawn).keys()]).toEqual(["vehicle:engine"]);
  });
});

describe("priceTag", () => {
  const tag = (...prices: number[]) => priceTag({ prices } as Target, "AP");

  it("says one price, a range, or nothing for what is free or far", () => {
    expect([tag(2), tag(1, 3), tag(0), tag()]).toEqual(["2 AP", "1–3 AP", "", ""]);
  });
});
