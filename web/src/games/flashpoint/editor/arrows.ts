/** Arrows of a house's own: where a marker goes on that cannot lie where it was rolled. */
import * as texts from "words/flashpoint-editor.ts";
import { atOf, type At, diceSquare, type House, isInside, nameOf } from "./house.ts";

/** Clockwise. */
const COMPASS: Record<string, [down: number, right: number]> = {
  N: [-1, 0],
  NE: [-1, 1],
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
};
const POINTS = Object.keys(COMPASS);
const ROWS = [1, 2, 3, 4, 5, 6];
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The word of each square, by row and column; null where the option of the table holds. */
function wordsOf({ notes }: House): string[][] | null {
  const rows = ROWS.map((row) => notes.get(`arrows ${row}`)?.split(/ +/));
  return rows.every((words) => words?.length === COLUMNS.length) ? (rows as string[][]) : null;
}

export function arrowAt(house: House, { row, col }: At): string | null {
  return wordsOf(house)?.[row - 1]?.[col - 1] ?? null;
}

/** The square that the arrow of one points to; undefined if it has none. */
export function targetOf(house: House, at: At): string | undefined {
  const word = arrowAt(house, at);
  if (!word || !isInside(house.floors, at)) return undefined;
  const way = COMPASS[word];
  const [row, col] = way ? [at.row + way[0], at.col + way[1]] : word.split(",").map(Number);
  return row && col && row <= ROWS.length && col <= COLUMNS.length ? nameOf(diceSquare(house.floors, row, col)) : undefined;
}

/** Turn an arrow to the next point of the compass that has a square; the first time all arrows come. */
export function turnArrow(house: House, square: string): House | string {
  const at = atOf(square);
  if (!isInside(house.floors, at)) return texts.arrowsInside;
  const known = wordsOf(house);
  const words = known ?? ROWS.map((row) => COLUMNS.map((col) => inwards(house.floors, row, col)));
  const before = POINTS.indexOf(words[at.row - 1]![at.col - 1]!);
  const turned = POINTS.map((_, index) => POINTS[(before + 1 + index) % POINTS.length]!).find((point) => leads(at, point))!;
  const next = words.map((row, index) => (known && index === at.row - 1 ? row.with(at.col - 1, turned) : row));
  const notes = new Map(house.notes);
  next.forEach((row, index) => notes.set(`arrows ${index + 1}`, row.join(" ")));
  return { ...house, notes };
}

export function withoutArrows(house: House): House {
  return { ...house, notes: new Map([...house.notes].filter(([key]) => !key.startsWith("arrows "))) };
}

function leads({ row, col }: At, point: string): boolean {
  const [down, right] = COMPASS[point]!;
  return ROWS.includes(row + down) && COLUMNS.includes(col + right);
}

/** To the middle of the floor, and round the squares there. */
function inwards(floors: number, row: number, col: number): string {
  const [left, right] = floors === 1 ? [3, 6] : col < 5 ? [2, 3] : [6, 7];
  const point = (row < 3 ? "S" : row > 4 ? "N" : "") + (col < left! ? "E" : col > right! ? "W" : "");
  if (point) return point;
  if (row === 3) return col === left ? "S" : "W";
  return col === right ? "N" : "E";
}
