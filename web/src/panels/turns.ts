/** The lines of the log by turn. */
import type { LogLine } from "../protocol/index.ts";

export interface Turn {
  /** The line that began it; null before the first turn. */
  start: LogLine | null;
  /** Whose turn it is; -1 if the line does not say. */
  pawn: number;
  lines: LogLine[];
}

const STARTS = new Set(["turn-started", "turn-granted"]);

/** A turn that was taken back begins nothing: what is played then belongs to the one before it. */
export function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (STARTS.has(line.kind) && !line.undone) turns.push({ start: line, pawn: pawnOf(line), lines: [] });
    else if (turns.length) turns[turns.length - 1]!.lines.push(line);
    else turns.push({ start: null, pawn: -1, lines: [line] });
  }
  return turns;
}

function pawnOf(line: LogLine): number {
  const spot = line.spots.find((name) => name.startsWith("pawn:"));
  return spot ? Number(spot.slice("pawn:".length)) : line.pawn;
}
