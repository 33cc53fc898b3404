import { expect, it } from "vitest";
import { atFirst, handedTo, isToBeHandedOn, taken } from "./hand_on.ts";

it("asks for the screen to be handed on when somebody else comes on turn", () => {
  const first = atFirst(0);
  expect(isToBeHandedOn(first)).toBe(false);
  expect(handedTo(first, 0)).toBe(first);
  const second = handedTo(first, 1);
  expect(isToBeHandedOn(second)).toBe(true);
  expect(isToBeHandedOn(taken(second))).toBe(false);
});

it("asks again for the way back, also if nobody said that the screen was taken", () => {
  const second = handedTo(atFirst(0), 1);
  for (const hand of [second, taken(second)]) expect(isToBeHandedOn(handedTo(hand, 0))).toBe(true);
});
