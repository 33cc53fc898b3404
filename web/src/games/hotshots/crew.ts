/** What is known about a member of the crew, as short words. */
import type { HotshotsScene, HotshotsView } from "./protocol.ts";

export function factsOf(scene: HotshotsScene, view: HotshotsView, pawn: number): string[] {
  const row = view.pawns[pawn];
  if (!row) return [];
  const facts: string[] = [];
  if (view.turn === pawn && view.moves) facts.push(view.moves === 1 ? "1 move" : `${view.moves} moves`);
  if (row.tile) facts.push(`on ${scene.tiles[row.tile]?.title ?? row.tile}`);
  if (!row.able) facts.push("ability lost");
  for (const token of row.tokens) facts.push(`token: ${scene.tokens[token]?.title ?? token}`);
  return facts;
}
