import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Colours = Record<string, string>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const CSS = ["./theme.css", "./board/board.css", "./board/picture.css", "./games/flashpoint/plan.css", "./games/hotshots/tile.css"].map(read).join("");
const TOKENS = [
  ...CSS.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
  ...CSS.matchAll(/\.([\w.-]+) \{\s+fill: light-dark\((#\w{6}), (#\w{6})\)/g),
];
const THEMES: Record<string, Colours> = {
  light: Object.fromEntries(TOKENS.map(([, name, light]) => [name, light])),
  dark: Object.fromEntries(TOKENS.map(([, name, , dark]) => [name, dark])),
};
const PAPERS = ["paper", "surface", "raised", "sunken"];
const PAWNS = [0, 1, 2, 3, 4, 5].map((pawn) => `pawn-${pawn}`);

/** What words are written with, on what. */
const WORDS: [string, string[]][] = [
  ...["ink", "ink-soft", "fire", "water", "good", "warn", "bad"].map((ink): [string, string[]] => [ink, PAPERS]),
  ...["fire", "water", "good", "warn", "bad"].map((ink): [string, string[]] => [ink, [`${ink}-soft`]]),
  ["ink", ["fire-soft", "smoke-soft", "water-soft", "good-soft", "warn-soft", "bad-soft"]],
  ["ink-soft", ["water-soft", "good-soft", "warn-soft"]],
  ["on-accent", ["water", "water-fill", ...PAWNS]],
];
/** What is written on a board: rooms on their floors, rows and columns on walls and lawns, bays, prices, tiles. */
const FLOORS = Object.keys(THEMES["light"]!).filter((name) => name.startsWith("floor."));
const ON_BOARDS: [string, string[]][] = [
  ["room-text", ["house", ...FLOORS]],
  ["wall-text", ["poche"]],
  ["outdoor-text", ["lawn", "lane"]],
  ["paint", ["lane"]],
  ["on-accent", ["lit"]],
  ["ink", ["tile-band"]],
];
/** What has to be seen and is not read: borders of what can be pressed, and pawns. */
const SHAPES: [string, string[]][] = [
  ["line-strong", PAPERS],
  ["water", PAPERS],
  ...PAWNS.map((pawn): [string, string[]] => [pawn, PAPERS]),
];

function light(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

function tooFaint(colours: Colours, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([ink, grounds]) =>
    grounds
      .map((ground) => ({ ground, found: contrast(colours[ink]!, colours[ground]!) }))
      .filter(({ found }) => !(found >= least))
      .map(({ ground, found }) => `${ink} on ${ground}: ${found.toFixed(2)}`),
  );
}

it.each(Object.keys(THEMES))("words are read on every ground: %s", (theme) => {
  expect(tooFaint(THEMES[theme]!, WORDS, 4.5)).toEqual([]);
});

it.each(Object.keys(THEMES))("words are read on every board: %s", (theme) => {
  expect(FLOORS.length).toBeGreaterThan(5);
  expect(tooFaint(THEMES[theme]!, ON_BOARDS, 4.5)).toEqual([]);
});

it.each(Object.keys(THEMES))("borders and pawns are seen on every ground: %s", (theme) => {
  expect(tooFaint(THEMES[theme]!, SHAPES, 3)).toEqual([]);
});

it("measures as the rules for accessible pages do", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
