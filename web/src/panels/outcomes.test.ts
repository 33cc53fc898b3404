import { expect, it } from "vitest";
import { offer } from "../testing/table.ts";
import { filtered, outcomesOf } from "./outcomes.ts";

it("sees dice that are told apart", () => {
  const rolls = [["1", "8"], ["3", "2"], ["3", "8"]].map((dice) => offer(`any ${dice}`, { dice }));
  const found = outcomesOf(rolls, 2);

  expect(found).toMatchObject({ kind: "apart", sides: [["1", "3"], ["2", "8"]] });
  expect(found.kind === "apart" && found.actions.get("3,2")).toBe("any 3,2");
});

it("sees a handful of faces", () => {
  const rolls = [["P", "P", "S"], ["C", "C", "C"]].map((dice) => offer(`any ${dice.join("")}`, { dice }));
  const found = outcomesOf(rolls, 0);

  expect(found).toMatchObject({ kind: "handful", faces: ["C", "P", "S"], dice: 3 });
  expect(found.kind === "handful" && found.actions.get("P,P,S")).toBe("any PPS");
});

it("lists everything else", () => {
  expect(outcomesOf([offer("roll 3,4"), offer("roll 3,5")], 2).kind).toBe("list");
  expect(outcomesOf([], 2).kind).toBe("list");
});

it("filters by words", () => {
  const offers = [offer("draw ember-barn", { label: "Ember on the Barn" }), offer("draw wind-n", { label: "Wind Blows North" })];

  expect(filtered(offers, "barn em").map(({ action }) => action)).toEqual(["draw ember-barn"]);
  expect(filtered(offers, "")).toHaveLength(2);
});
