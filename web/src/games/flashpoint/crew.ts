/** What is known about a firefighter, as short words. */
import type { FlashPointScene, FlashPointView } from "./protocol.ts";

export function factsOf(_: FlashPointScene, view: FlashPointView, pawn: number): string[] {
  const row = view.pawns[pawn];
  if (!row) return [];
  const facts: string[] = [];
  if (view.turn === pawn && view.ap) facts.push(`${view.ap} AP`);
  if (view.turn === pawn && view.free_ap) facts.push(`${view.free_ap} free`);
  if (view.turn === pawn && view.bonus) facts.push("1 by the Veteran");
  if (row.saved) facts.push(`${row.saved} saved`);
  if (row.square) facts.push(`at ${row.square}`);
  if (row.down) facts.push("knocked down");
  return facts;
}
