import { expect, test } from "vitest";
import type { LogLine } from "../../../protocol/index.ts";
import { deedsOf } from "./deeds.ts";
import { places } from "./places.ts";

const line = (kind: string, pawn: number, more: Partial<LogLine> = {}): LogLine => ({
  seq: 0,
  step: 0,
  text: "",
  spots: [],
  cite: null,
  pawn,
  undone: false,
  kind,
  fire: false,
  phrase: null,
  ...more,
});

test("the deeds of a firefighter are counted, rescues first", () => {
  const lines = [line("moved", 0), line("cleared", 0), line("dampened", 0), line("victim-rescued", 0), line("victim-rescued", 1)];
  expect(deedsOf(lines, 0)).toBe("brought 1 out, fought fire 2 times");
  expect(deedsOf(lines, 1)).toBe("brought 1 out");
  expect(deedsOf(lines, 2)).toBe("stood by");
});

test("what was taken back or done by the fire is no deed", () => {
  expect(deedsOf([line("cleared", 0, { undone: true }), line("wall-damaged", 0, { fire: true })], 0)).toBe("stood by");
});

test("nobody stands where another stands", () => {
  const { crew, residents } = places(6, [false, true, false, false, true, false, false]);
  const spots = [...crew, ...residents].map(({ x, y }) => `${x}/${y}`);
  expect(new Set(spots).size).toBe(13);
});
