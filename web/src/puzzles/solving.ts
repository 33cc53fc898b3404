/** Sitting down to a puzzle, and going back to where it began. */
import * as texts from "words/puzzles.ts";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import { play, undo } from "../connection.ts";
import { settings } from "../settings.ts";
import { settle, snapshot } from "../store.ts";
import { forget } from "../tickets.ts";

/** What somebody without a name is called here. */
const NOBODY = texts.solver;

export function solverName(): string {
  return settings.peek().name.trim() || NOBODY;
}

/** A table at the position of a puzzle; the one before, if there is one, is not worth keeping. */
export async function open(id: string, before?: string): Promise<void> {
  const ticket = await api.takePuzzle(id, { name: solverName() });
  if (before) forget(before);
  sitDown({ ...ticket, puzzle: true });
}

/** Take everything back to the step at which the puzzle began. */
export async function back(begin: number): Promise<boolean> {
  settle();
  while ((snapshot.peek()?.step ?? begin) > begin) if (!(await undo())) return false;
  return true;
}

/** Play the answer on the board, from the beginning. */
export async function film(table: string, begin: number): Promise<string[] | null> {
  const answer = await api.puzzleAnswer(table);
  return (await back(begin)) && (await play(...answer.actions)) ? answer.steps : null;
}
