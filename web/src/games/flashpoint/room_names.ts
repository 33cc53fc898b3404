/** The names of rooms on the plan: where they stand, and how large. */
import type { Frame } from "../../board/sheet.ts";
import type { FlashPointScene, Square } from "./protocol.ts";
import { CELL, type PlanSheet } from "./sheet.ts";

/** The name of a room as it is written on its floor. */
export interface Label {
  x: number;
  y: number;
  size: number;
  lines: string[];
}

/** The width of a letter, in parts of its size. */
const LETTER = 0.66;
const LARGE = 13.5;
/** A name that needs smaller letters than these gets a second line. */
const SMALL = 11;

/** A room's name over as many of its squares as its first row has. */
export function roomLabels(scene: FlashPointScene, sheet: PlanSheet): Label[] {
  const labels = new Map<string, { first: Square; wide: number }>();
  const ordered = [...scene.squares].sort((a, b) => a.floor - b.floor || a.row - b.row || a.col - b.col);
  for (const square of ordered) {
    if (!square.room || square.kind === "stairs") continue;
    const key = `${square.floor}${square.room}`;
    const label = labels.get(key);
    if (!label) labels.set(key, { first: square, wide: 1 });
    else if (square.row === label.first.row && square.col === label.first.col + label.wide) label.wide++;
  }
  return [...labels.values()].map(({ first, wide }) => {
    const { x, y } = sheet.area(first);
    const name = (scene.rooms[first.room!] ?? "").split(" of ")[0]!;
    const room = wide * CELL - 22;
    const size = Math.min(LARGE, room / name.length / LETTER);
    if (size >= SMALL) return { x: x + 12, y: y + 20, size, lines: [name] };
    return { x: x + 12, y: y + 20, size: SMALL, lines: wrapped(name, room / SMALL / LETTER) };
  });
}

/** Words in lines of so many letters. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last && !isNumber(word) && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The room on the sheet that a name takes. */
export function boxOf({ x, y, size, lines }: Label): Frame {
  const letters = Math.max(...lines.map((line) => line.length));
  return { x, y: y - size, width: letters * size * LETTER, height: size + (lines.length - 1) * LINE };
}

/** The number of a room is larger than the words before it, as on its door. */
export function isNumber(line: string): boolean {
  return /^\d+$/.test(line);
}

export const LINE = 12;
export const NUMBER_LINE = 15;
