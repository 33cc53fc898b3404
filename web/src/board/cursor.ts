/** The keyboard's cursor over the places of the board. */
import { game } from "../games/current.ts";
import { hovered, shown } from "../store.ts";
import { actAround } from "./acting.ts";
import { lookAt } from "./floors.tsx";
import { placeElement } from "./focus.ts";
import type { Way } from "./sheet.ts";
import { cursor, layout } from "./state.ts";

type Direction = "up" | "down" | "left" | "right";

const WAYS: Record<Direction, Way> = { up: "n", down: "s", left: "w", right: "e" };

/** The arrow keys. */
export const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Where the cursor begins: with the pawn on turn, else in the first cell. */
export function startOfCursor(): string | null {
  const here = layout.peek();
  if (!here) return null;
  const { cells, outlines } = here.sheet;
  if (cursor.peek() && outlines.has(cursor.peek()!)) return cursor.peek();
  const board = game.peek().board;
  const place = board?.placeOf(shown.peek(), board.onTurn(shown.peek()));
  return cells.find((cell) => cell === place) ?? cells[0] ?? null;
}

/** Move the cursor to the next place in a direction; false if there is none. */
export function moveCursor(direction: Direction): boolean {
  const here = layout.peek();
  const from = startOfCursor();
  if (!here || !from) return false;
  const next = cursor.peek() === null ? from : here.sheet.beside(from, WAYS[direction]);
  if (!next) return false;
  cursor.value = hovered.value = next;
  lookAt(next);
  placeElement(next)?.focus();
  return true;
}

/** Do what a click on the place under the cursor does. */
export function activate(): void {
  const spot = cursor.peek();
  if (spot) actAround(spot);
}
