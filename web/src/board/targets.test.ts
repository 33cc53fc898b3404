import { describe, expect, it } from "vitest";
import type { Offer, Route } from "../protocol/index.ts";
import { choicesOf, priceTag, targetsOf } from "./targets.ts";

function offer(action: string, price: number, ...spots: string[]): Offer {
  return { action, label: action, verb: action.split(" ")[0]!, price, spots, spot: spots[0] ?? "", phrase: null, asks: [], about: "", dice: [], odds: [], danger: false, apt: false, where: "" };
}

const all = () => true;

describe("targetsOf", () => {
  it("gives an offer to its best place", () => {
    const found = targetsOf([offer("chop e", 2, "edge:3,3-3,4", "square:3,4")], [], all);
    expect(found.get("edge:3,3-3,4")!.offers).toHaveLength(1);
  });

  it("asks about a second place only where nothing belongs to it", () => {
    const offers = [offer("chop e", 2, "edge:3,3-3,4", "square:3,4"), offer("move 3,4", 1, "square:3,4")];
    const found = targetsOf(offers, [], all);
    expect(choicesOf(found.get("square:3,4")!).map((choice) => choice.label)).toEqual(["move 3,4"]);
  });

  it("tells a place of its own from one that stands in", () => {
    const found = targetsOf([offer("order 2 3,4", 1, "pawn:1", "square:3,4")], [], all);
    expect([found.get("pawn:1")!.stands, found.get("square:3,4")!.stands]).toEqual([false, true]);
  });

  it("goes to a place before it does there what belongs elsewhere", () => {
    const way: Route = { to: "square:3,4", label: "Move to 3,4", price: 2, actions: ["move 3,3", "move 3,4"], through: [], phrase: null, main: false, where: "" };
    const found = targetsOf([offer("order 2 3,4", 1, "pawn:1", "square:3,4")], [way], all);
    expect(choicesOf(found.get("square:3,4")!).map(({ label }) => label)).toEqual(["Move to 3,4", "order 2 3,4"]);
  });

  it("means what puts a fire out first, and walking into it last", () => {
    const out: Route = { to: "square:3,4", label: "Put out", price: 2, actions: ["extinguish e", "extinguish e"], through: [], phrase: null, main: true, where: "3,4" };
    const into = { ...offer("move 3,4", 2, "square:3,4"), danger: true };
    const found = targetsOf([into, offer("extinguish e", 1, "square:3,4")], [out], all).get("square:3,4")!;
    expect(choicesOf(found).map(({ label }) => label)).toEqual(["Put out", "extinguish e", "move 3,4"]);
    expect(choicesOf(found).map(({ main }) => !!main)).toEqual([true, false, false]);
  });

  it("passes over places that are not drawn", () => {
    const drawn = (spot: string) => spot.startsWith("vehicle");
    const offers = [offer("drive a", 2, "vehicle:engine", "square:0,1"), offer("event storm", 0, "card:storm")];
    expect([...targetsOf(offers, [], drawn).keys()]).toEqual(["vehicle:engine"]);
  });

  it("adds every way to a place, alone and with a load", () => {
    const way = (label: string, price: number, verb: string): Route => ({
      to: "square:3,4",
      label,
      price,
      actions: [`${verb} 3,3`, `${verb} 3,4`],
      through: ["square:3,3"], phrase: null, main: false, where: "",
    });
    const routes = [way("Move to 3,4", 2, "move"), way("Carry the victim to 3,4", 4, "carry")];
    const far = targetsOf([offer("extinguish e", 1, "square:3,4")], routes, all).get("square:3,4")!;
    expect(choicesOf(far).map(({ label }) => label)).toEqual(["extinguish e", "Move to 3,4", "Carry the victim to 3,4"]);
    expect(choicesOf(far).map(({ actions }) => actions.length)).toEqual([1, 2, 2]);
    const near = targetsOf([offer("move 3,4", 1, "square:3,4")], routes.slice(1), all).get("square:3,4")!;
    expect(choicesOf(near).map(({ price }) => price)).toEqual([1, 4]);
  });
});

describe("priceTag", () => {
  const tag = (...prices: number[]) =>
    priceTag(
      { spot: "square:1,1", offers: prices.map((price) => offer("move 1,1", price)), routes: [], stands: false },
      "AP",
    );

  it("says one price, a range, or nothing for what is free", () => {
    expect([tag(2), tag(1, 3), tag(0)]).toEqual(["2 AP", "1–3 AP", ""]);
  });
});
