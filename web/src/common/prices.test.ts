import { expect, it } from "vitest";
import { amountOf } from "./prices.ts";

it("counts what can be counted", () => {
  expect([1, 3].map((price) => amountOf(price, "of movement"))).toEqual(["1 move", "3 moves"]);
  expect([1, 3].map((price) => amountOf(price, "AP"))).toEqual(["1 AP", "3 AP"]);
  expect(amountOf(2, "")).toBe("2");
});
