/** Furniture as line drawings around 0,0, with their backs to the north. */

export interface Drawing {
  /** How much room it takes, across and in depth. */
  size: [number, number];
  /** Filled outlines, from below to above. */
  filled: string;
  lines?: string;
  dots?: string;
}

/** A circle, or an ellipse, as part of a path. */
function round(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;
}

/** A rectangle with round corners as part of a path. */
function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`;
}

const repeat = (times: number, part: (index: number) => string) => Array.from({ length: times }, (_, n) => part(n)).join("");

/** Plates along both sides of a table. */
const plates = (places: number, reach: number) =>
  repeat(places, (n) => {
    const x = -reach + (2 * reach * (n + 0.5)) / places;
    return round(x, -10, 7) + round(x, 10, 7);
  });

const seats = (places: number, reach: number) =>
  repeat(places, (n) => {
    const x = -reach + (2 * reach * (n + 0.5)) / places;
    return box(x - 10, -42, 20, 15, 4) + box(x - 10, 27, 20, 15, 4);
  });

const table = (places: number, reach: number): Drawing => ({
  size: [2 * reach, 88],
  filled: seats(places, reach) + box(-reach, -23, 2 * reach, 46, 9),
  lines: plates(places, reach),
});

export const DRAWINGS: Record<string, Drawing> = {
  armchair: { size: [38, 38], filled: "M-18-17H18V17H10V-6H-10V17H-18z" + box(-10, -6, 20, 24, 3) },
  basin: { size: [44, 30], filled: box(-21, -14, 42, 28, 4) + round(0, 2, 14, 9), lines: "M0-13V-3" },
  bath: {
    size: [114, 42],
    filled: box(-56, -20, 112, 40, 6) + box(-50, -15, 100, 30, 14),
    lines: round(38, 0, 3) + "M52-7h-7M52 7h-7M-30-4q5-4 10 0t10 0M-22 5q5-4 10 0t10 0",
  },
  bed: {
    size: [50, 90],
    filled: box(-24, -44, 48, 7) + box(-22, -37, 44, 80, 4) + box(-15, -33, 30, 18, 6) + box(-22, -8, 44, 51, 4),
    lines: "M-22 0H22M-8 43L22 12",
  },
  cabinet: { size: [60, 26], filled: box(-29, -12, 58, 24, 2), lines: "M0-12V12M-4 5v3M4 5v3M-29-7H29" },
  clock: { size: [22, 20], filled: round(0, 0, 9), lines: "M0-5V0L4 2" },
  counter: { size: [90, 38], filled: box(-44, -18, 88, 36, 2), lines: "M-44 12H44" },
  crate: { size: [34, 32], filled: box(-16, -15, 32, 30, 2), lines: "M-16-5H16M-16 5H16M-16-15L16 15" },
  darts: { size: [30, 30], filled: round(0, 0, 13), lines: round(0, 0, 8) + "M0-13V13M-13 0H13", dots: round(0, 0, 3) },
  desk: {
    size: [78, 56],
    filled: box(-38, -27, 76, 30, 3) + box(-10, 8, 20, 18, 5),
    lines: "M-28-21h22v14h-22zM6-21l14-2 2 13-14 2zM27-8l7-8",
  },
  dining: table(4, 100),
  double: {
    size: [92, 94],
    filled:
      box(-44, -46, 88, 8) + box(-42, -38, 84, 82, 5) + box(-36, -34, 32, 20, 6) + box(4, -34, 32, 20, 6) + box(-42, -6, 84, 50, 5),
    lines: "M-42 2H42M-20 44L20 2M0 44L42 6",
  },
  fridge: { size: [42, 42], filled: box(-20, -20, 40, 40, 3), lines: "M-20 13H20M-14 17h8M0-9v12M-5-6.500l10 7M5-6.500l-10 7" },
  island: {
    size: [118, 56],
    filled: box(-58, -26, 116, 34, 6) + round(-34, 20, 8) + round(0, 20, 8) + round(34, 20, 8),
    lines: round(-28, -9, 9) + round(-28, -9, 5) + "M6-17h22v14h-22zM32-11h8",
  },
  lamp: { size: [26, 26], filled: round(0, 0, 11), lines: round(0, 0, 6), dots: round(0, 0, 1.600) },
  mat: { size: [40, 26], filled: box(-19, -12, 38, 24, 4), lines: "M-13-6h26M-13 0h26M-13 6h26" },
  night: { size: [24, 24], filled: box(-11, -11, 22, 22, 3), lines: round(0, 0, 6), dots: round(0, 0, 1.600) },
  piano: {
    size: [94, 50],
    filled: box(-46, -24, 92, 28) + box(-40, -8, 80, 12) + box(-12, 12, 24, 10, 3),
    lines: repeat(9, (n) => `M${-32 + 8 * n}-8V4`),
  },
  plant: {
    size: [38, 38],
    filled: round(0, 0, 8),
    lines: "M0 0Q-16-6-18-15Q-6-15 0 0Q4-15 16-17Q16-5 0 0Q15 3 17 13Q5 13 0 0Q-8 10-17 11Q-15 1 0 0z",
  },
  pool: {
    size: [112, 68],
    filled: box(-55, -33, 110, 66, 7) + box(-48, -26, 96, 52, 3),
    lines: round(26, 0, 4) + round(34, -5, 4) + round(34, 5, 4) + round(-24, 3, 4) + "M-52 12L-30 4",
    dots: [-48, 0, 48].map((x) => round(x, -26, 3.600) + round(x, 26, 3.600)).join(""),
  },
  reception: {
    size: [120, 46],
    filled: "M-58-20H58V20H34V4H-34V20H-58z" + box(-12, 8, 24, 14, 5),
    lines: "M-20-13h18v11h-18zM8-12h12M8-6h12",
    dots: round(40, -10, 3),
  },
  rug: { size: [92, 64], filled: round(0, 0, 44, 30), lines: round(0, 0, 34, 21) },
  runner: { size: [40, 90], filled: box(-18, -43, 36, 86, 3), lines: box(-12, -37, 24, 74, 2) },
  shelf: {
    size: [86, 18],
    filled: box(-42, -8, 84, 16),
    lines: "M-34-8V8M-29-8V8M-22-8V8M-12-8V8M-7-8L-3 8M6-8V8M12-8V8M22-8V8M28-8L31 8M36-8V8",
  },
  sink: {
    size: [90, 38],
    filled: box(-44, -18, 88, 36, 2) + box(-24, -11, 26, 22, 4),
    lines: box(7, -11, 22, 22, 2) + "M12-9V9M17-9V9M22-9V9M-11-15V-4",
  },
  sofa: {
    size: [106, 38],
    filled: "M-52-18H52V15H42V-6H-42V15H-52z" + box(-42, -7, 42, 24, 2) + box(0, -7, 42, 24, 2),
    lines: "M-36-1l6 5M36-1l-6 5",
  },
  stove: {
    size: [42, 40],
    filled: box(-20, -19, 40, 38, 2),
    lines: round(-9, -8, 6) + round(9, -8, 6) + round(-9, 8, 5) + round(9, 8, 7),
  },
  table: table(2, 44),
  train: {
    size: [56, 60],
    filled: "M-8-29h14v9h-14zM9-27l9 5-4 7-9-5z",
    lines: round(0, 0, 24) + round(0, 0, 20),
  },
  tv: { size: [82, 18], filled: box(-40, -8, 80, 16, 2), dots: box(-28, -5, 56, 3) },
  wardrobe: { size: [90, 26], filled: box(-44, -12, 88, 24), lines: "M0-12V12M-4 4v4M4 4v4M-44-7H44" },
  washer: { size: [40, 38], filled: box(-19, -18, 38, 36, 3) + round(0, 1, 12), lines: round(0, 1, 8) + "M-15-14h7M12-14h3" },
  wc: {
    size: [36, 46],
    filled: box(-17, -22, 34, 14, 3) + "M-13-8H13Q16 20 0 22Q-16 20-13-8z",
    lines: round(0, 5, 7.500, 10),
  },
};
