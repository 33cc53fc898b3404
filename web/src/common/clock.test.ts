import { expect, test } from "vitest";
import { clockWords, endWords } from "./clock.ts";

test("a clock is told in its largest unit", () => {
  expect([60, 3_600, 43_200, 86_400, 259_200, 90].map(clockWords)).toEqual([
    "1 minute",
    "1 hour",
    "12 hours",
    "1 day",
    "3 days",
    "90 seconds",
  ]);
});

test("an end on another day says which", () => {
  const end = new Date(2026, 10, 17, 14, 5);
  expect(endWords(end.toISOString(), new Date(2026, 10, 17, 9))).not.toContain("Tuesday");
  expect(endWords(end.toISOString(), new Date(2026, 10, 16, 9))).toContain("Tuesday");
});
