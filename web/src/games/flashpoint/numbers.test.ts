import { expect, it } from "vitest";
import { numbersOf } from "./ground.tsx";
import { planSheet } from "./sheet.ts";
import { HOUSE } from "./testing.ts";

it.each(["wide", "small"] as const)("heads number the squares outside too: %s", (shape) => {
  const { floors } = planSheet(HOUSE, shape);
  const [floor] = floors;
  const numbers = numbersOf(floor!, shape);
  const columns = floor!.columns.length;
  expect(numbers.slice(0, columns).map(({ text }) => String(text))).toEqual([...floor!.columns].map(String));
  expect(numbers.slice(columns).map(({ text }) => text)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const across = numbers.slice(0, columns).map(({ x }) => x);
  expect(across).toEqual(across.toSorted((a, b) => a - b));
  expect(new Set(across).size).toBe(columns);
});
