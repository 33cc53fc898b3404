/** The lines of the log by turn. */
import type { LogLine, Snapshot } from "../protocol/index.ts";

export interface Turn {
  /** The line that began it; null before the first turn. */
  start: LogLine | null;
  /** Whose turn it is; -1 if the line does not say. */
  pawn: number;
  lines: LogLine[];
}

const STARTS = new Set(["turn-started", "turn-granted"]);

/** A turn that was taken back begins nothing: what is played then belongs to the one before it. */
export const startsTurn = ({ kind, undone }: LogLine): boolean => STARTS.has(kind) && !undone;

export function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (startsTurn(line)) turns.push({ start: line, pawn: pawnOf(line), lines: [] });
    else if (turns.length) turns[turns.length - 1]!.lines.push(line);
    else turns.push({ start: null, pawn: -1, lines: [line] });
  }
  return turns;
}

/** How often the turn has gone round, by lines of the log and what was told before the first of them. */
export function roundsOf(lines: LogLine[], { earlier_turns, pawns }: Snapshot): number {
  const turns = lines.filter(({ kind, undone }) => kind === "turn-started" && !undone).length;
  return Math.ceil((earlier_turns + turns) / Math.max(1, pawns.length));
}

function pawnOf(line: LogLine): number {
  const spot = line.spots.find((name) => name.startsWith("pawn:"));
  return spot ? Number(spot.slice("pawn:".length)) : line.pawn;
}

/** Many lines of a kind in a row as one, where the game has words for them all. */
export function inShort(lines: LogLine[], words: Record<string, string>): LogLine[] {
  const isSame = (line: LogLine, other?: LogLine) => line.kind in words && other?.kind === line.kind;
  return lines.flatMap((line, index) => {
    if (isSame(line, lines[index - 1])) return [];
    return isSame(line, lines[index + 1]) ? { ...line, text: words[line.kind]!, spots: [] } : line;
  });
}
