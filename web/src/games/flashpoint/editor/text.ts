/** The file of a house: written as the plan reader wants it, and read again, also while it is not yet right. */
import type { EdgeKind } from "../protocol.ts";
import { columnsOf, edgeOf, type House, isOnFloor, nameOf, ROWS } from "./house.ts";

const UPRIGHT: Record<EdgeKind, string> = { wall: "|", door: "o", exit: "=", window: "w", light: ":" };
const LEVEL: Record<EdgeKind, string> = { wall: "---", door: "-o-", exit: "= =", window: "-w-", light: "~~~" };
/** Characters before the first square, and from one square to the next. */
const MARGIN = 5;
const STEP = 4;

export function write(house: House): string {
  const lines = [...house.notes].filter(([, value]) => value).map(([key, value]) => `${key}: ${value}`);
  columnsOf(house.floors).forEach((columns, floor) => {
    lines.push("", " ".repeat(MARGIN + 2) + columns.join("   "));
    for (let row = 0; row < ROWS; row++) {
      if (row) lines.push(between(house, floor, row, columns));
      lines.push(rowLine(house, floor, row, columns));
    }
  });
  return `${lines.join("\n")}\n`;
}

function rowLine(house: House, floor: number, row: number, columns: number[]): string {
  const cells = columns.map((col) => {
    const edge = house.edges.get(edgeOf({ floor, row, col: col - 1 }, { floor, row, col }));
    return `${edge ? UPRIGHT[edge] : " "} ${house.marks.get(nameOf({ floor, row, col }))!.padEnd(2)}`;
  });
  return `${String(row).padStart(3)}  ${cells.join("")}`.trimEnd();
}

function between(house: House, floor: number, row: number, columns: number[]): string {
  const parts = columns.map((col, index) => {
    const edge = house.edges.get(edgeOf({ floor, row: row - 1, col }, { floor, row, col }));
    return `${index ? "+" : " "}${edge ? LEVEL[edge] : "   "}`;
  });
  return (" ".repeat(MARGIN) + parts.join("")).trimEnd();
}

/** The house of a file; null if there is no drawing in it that could be gone on with. */
export function read(text: string): House | null {
  const lines = text.replaceAll("\r", "").split("\n");
  const tops = lines.flatMap((line, number) => (/^ +0( +\d)+ *$|^ +4( +\d)+ *$/.test(line) ? [number] : []));
  const floors = (lines[tops[0] ?? -1]?.trim().split(/ +/).length ?? 0) > 6 ? 1 : 2;
  if (tops.length !== floors) return null;
  const marks = new Map<string, string>();
  const edges = new Map<string, EdgeKind>();
  for (const [floor, columns] of columnsOf(floors).entries()) {
    const top = tops[floor]!;
    if (lines[top]!.trim() !== columns.join("   ")) return null;
    readFloor(lines.slice(top, top + 2 * ROWS), floor, columns, marks, edges);
  }
  const drawn = (number: number) => tops.some((top) => number >= top && number < top + 2 * ROWS);
  return { floors, marks, edges, notes: notesOf(lines.filter((_, number) => !drawn(number))) };
}

function readFloor(
  block: string[],
  floor: number,
  columns: number[],
  marks: Map<string, string>,
  edges: Map<string, EdgeKind>,
): void {
  const origin = block[0]!.search(/\d/) - 2;
  columns.forEach((col, index) => {
    const left = origin + STEP * index;
    for (let row = 0; row < ROWS; row++) {
      const here = { floor, row, col };
      const line = block[2 * row + 1] ?? "";
      marks.set(nameOf(here), line.slice(left + 1, left + STEP).trim() || ".");
      const upright = kindOf(UPRIGHT, line.slice(left, left + 1));
      if (upright && index) edges.set(edgeOf({ ...here, col: col - 1 }, here), upright);
      const level = row ? kindOf(LEVEL, (block[2 * row] ?? "").slice(left + 1, left + STEP)) : undefined;
      if (level) edges.set(edgeOf({ ...here, row: row - 1 }, here), level);
    }
  });
}

function kindOf(signs: Record<EdgeKind, string>, sign: string): EdgeKind | undefined {
  return (Object.keys(signs) as EdgeKind[]).find((kind) => signs[kind] === sign);
}

function notesOf(lines: string[]): Map<string, string> {
  const notes = new Map<string, string>();
  for (const line of lines) {
    const [key = "", ...rest] = line.split(":");
    if (rest.length && !key.trim().startsWith("#")) notes.set(key.trim().replace(/ +/g, " "), rest.join(":").trim());
  }
  return notes;
}

/** The square or edge at a line and column of the file as it is written here; both count from 1. */
export function placeAt(house: House, line: number, column: number): string | null {
  const notes = [...house.notes.values()].filter(Boolean).length;
  const block = 2 * ROWS + 1;
  const floor = Math.floor((line - 1 - notes) / block);
  const columns = columnsOf(house.floors)[floor];
  const step = line - 1 - notes - floor * block - 2;
  const index = Math.floor((column - 1 - MARGIN) / STEP);
  const col = columns?.[index];
  if (col === undefined || step < 0) return null;
  const here = { floor, row: Math.ceil(step / 2), col };
  const isBetween = step % 2 === 1;
  const isLeft = (column - 1 - MARGIN) % STEP === 0;
  const before = isBetween ? { ...here, row: here.row - 1 } : { ...here, col: col - 1 };
  if (!isBetween && !isLeft) return nameOf(here);
  return isOnFloor(house.floors, before) ? edgeOf(before, here) : null;
}
