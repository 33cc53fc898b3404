/** What is known about a pawn, as short words: what it has left, and what troubles it. */
import { paintOf } from "../board/paint.ts";
import type { Scene, View } from "../protocol/index.ts";

function roleOf(scene: Scene, view: View, pawn: number) {
  const role: string | null = view["pawns"]?.[pawn]?.role ?? null;
  return (role && scene.roles[role]) || null;
}

/** The role of those who have no ability. */
const PLAIN = "firefighter";

/** The role of a pawn with an ability of its own. */
export function specialOf(scene: Scene, view: View, pawn: number) {
  const role = roleOf(scene, view, pawn);
  return role && role.id !== PLAIN ? role : null;
}

/** How a pawn is told from the others by somebody who looks at the board. */
export function lookOf(scene: Scene, view: View, pawn: number): string {
  const kind = scene.game === "hotshots" ? "crew member" : "firefighter";
  const special = specialOf(scene, view, pawn);
  return `the ${paintOf(pawn).name} ${kind}, ${special ? `the ${special.title}` : `number ${pawn + 1}`}`;
}

export function factsOf(scene: Scene, view: View, pawn: number): string[] {
  const row = view["pawns"]?.[pawn];
  if (!row) return [];
  return scene.game === "flashpoint" ? onPlan(view, row, pawn) : onMap(scene.tokens, scene.tiles, view, row, pawn);
}

function onPlan(view: View, row: View, pawn: number): string[] {
  const facts: string[] = [];
  if (view["turn"] === pawn && view["ap"]) facts.push(`${view["ap"]} AP`);
  if (view["turn"] === pawn && view["free_ap"]) facts.push(`${view["free_ap"]} free`);
  if (view["turn"] === pawn && view["bonus"]) facts.push("1 by the Veteran");
  if (row["saved"]) facts.push(`${row["saved"]} saved`);
  if (row["square"]) facts.push(`at ${row["square"]}`);
  if (row["down"]) facts.push("knocked down");
  return facts;
}

function onMap(tokens: Record<string, { title: string }>, tiles: Record<string, { title: string }>, view: View, row: View, pawn: number): string[] {
  const facts: string[] = [];
  if (view["turn"] === pawn && view["moves"]) facts.push(view["moves"] === 1 ? "1 move" : `${view["moves"]} moves`);
  if (row["tile"]) facts.push(`on ${tiles[row["tile"]]?.title ?? row["tile"]}`);
  if (row["able"] === false) facts.push("ability lost");
  for (const token of (row["tokens"] ?? []) as string[]) facts.push(`token: ${tokens[token]?.title ?? token}`);
  return facts;
}
