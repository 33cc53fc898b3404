/** What this browser remembers of puzzles: how each was solved, and the run of five that is on. */
import { signal } from "@preact/signals";
import type { PuzzleLine } from "../protocol/index.ts";
import { remember, remembered } from "../settings.ts";

export const MARKS = ["missed", "close", "right", "shown"] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Record<string, Mark>;

/** Puzzles one after the other; the points of each first attempt. */
export interface Run {
  ids: string[];
  points: Record<string, number>;
}

const MARKS_KEY = "firehouse.puzzles";
const RUN_KEY = "firehouse.puzzle-run";
export const FIVE = 5;
export const MOST_POINTS = 2;

/** What was kept, without what a curious hand has left there. */
export function saneMarks(kept: unknown): Marks {
  const rows = typeof kept === "object" && kept !== null && !Array.isArray(kept) ? Object.entries(kept) : [];
  return Object.fromEntries(rows.filter((row): row is [string, Mark] => MARKS.includes(row[1] as Mark)));
}

export function saneRun(kept: unknown): Run | null {
  const { ids, points } = (kept ?? {}) as Partial<Run>;
  const listed = Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === "string");
  if (!listed || typeof points !== "object" || points === null) return null;
  const numbers = Object.entries(points).filter(([id, value]) => ids.includes(id) && typeof value === "number");
  return { ids, points: Object.fromEntries(numbers) };
}

export const marks = signal<Marks>(saneMarks(remembered<unknown>(MARKS_KEY, {})));
export const run = signal<Run | null>(saneRun(remembered<unknown>(RUN_KEY, null)));

/** The better of two marks; who has seen the answer has not found it. */
export function better(before: Mark | undefined, now: Mark): Mark {
  if (before === "shown" || before === "right") return before;
  return before && MARKS.indexOf(before) > MARKS.indexOf(now) ? before : now;
}

export function keepMark(id: string, mark: Mark): void {
  const kept = saneMarks(remembered<unknown>(MARKS_KEY, {}));
  marks.value = { ...kept, [id]: better(kept[id], mark) };
  remember(MARKS_KEY, marks.peek());
}

/** Five that were not solved yet, or any if too few are left; the easiest first. */
export function fiveOf(lines: PuzzleLine[], known: Marks, random: () => number = Math.random): string[] {
  const open = lines.filter(({ id }) => known[id] !== "right" && known[id] !== "shown");
  const drawn = [...(open.length >= FIVE ? open : lines)]
    .map((line) => ({ line, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, FIVE);
  return drawn.map(({ line }) => line).sort((one, other) => one.grade - other.grade).map(({ id }) => id);
}

export function beginRun(ids: string[]): void {
  keepRun({ ids, points: {} });
}

export function endRun(): void {
  keepRun(null);
}

/** Note the points of a puzzle of the run; only the first attempt counts. */
export function keepPoints(id: string, points: number): void {
  const now = run.peek();
  if (now?.ids.includes(id) && now.points[id] === undefined) keepRun({ ...now, points: { ...now.points, [id]: points } });
}

function keepRun(next: Run | null): void {
  run.value = next;
  remember(RUN_KEY, next);
}

/** The puzzle of the run after this one; null at its end, or if this is none of it. */
export function nextOf(now: Run | null, id: string): string | null {
  const at = now?.ids.indexOf(id) ?? -1;
  return at < 0 ? null : (now!.ids[at + 1] ?? null);
}

export function pointsOf(now: Run): number {
  return Object.values(now.points).reduce((sum, points) => sum + points, 0);
}
