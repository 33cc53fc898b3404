import { expect, it } from "vitest";
import { FACES, FIGURES, figureOf } from "./figures.ts";
import heads from "./heads.svg?raw";
import residents from "./residents.svg?raw";
import scenes from "./scenes.svg?raw";
import { symbols } from "./symbols.ts";

const drawn = symbols(heads, residents);
const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);

it("draws every portrait and every face", () => {
  for (const id of Object.keys(FIGURES)) expect(ids).toContain(`portrait-${id}`);
  for (const id of FACES) expect(ids).toContain(`face-${id}`);
});

it("uses only what is there, and names nothing twice", () => {
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...drawn.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]!);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

it("has no style attributes, which the page forbids", () => {
  for (const art of [drawn, scenes]) expect(art).not.toContain("style=");
});

it("has a shape of its own for each frame of a specialist", () => {
  const specialists = Object.entries(FIGURES).filter(([id]) => !id.startsWith("firefighter-"));
  expect(new Set(specialists.map(([, { frame }]) => frame)).size).toBe(specialists.length);
});

it("gives plain firefighters a face by their number", () => {
  expect(figureOf("firefighter", 1)).toBe("firefighter-2");
  expect(figureOf("paramedic", 1)).toBe("paramedic");
});
