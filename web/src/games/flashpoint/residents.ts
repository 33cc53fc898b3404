/** Who of those that live in the house is where: numbered in the order in which they were found.
 *
 * Nothing is known of somebody before the marker is turned over, so a number tells nothing about luck.
 */
import { follow, type Followed } from "./following.ts";
import type { FlashPointScene, FlashPointView, Victim } from "./protocol.ts";

export interface Residents {
  /** In the house, and found. */
  found: Followed<Victim>[];
  safe: number[];
  lost: number[];
  /** Where the pawns were. */
  pawns: Map<number, string>;
}

/** Who is where after a step; without what was before, those that are gone were found first. */
export function residentsAfter(before: Residents | null, view: FlashPointView): Residents {
  const known = before ?? atFirst(view);
  const { kept: safe, back: unsafe } = cut(known.safe, view.rescued);
  const { kept: lost, back: unlost } = cut(known.lost, view.lost);
  const free = [...unsafe, ...unlost];
  const pawns = new Map(view.pawns.flatMap(({ square }, pawn) => (square ? [[pawn, square] as const] : [])));
  const used = new Set([...safe, ...lost, ...free, ...known.found.map(({ id }) => id)]);
  const fresh = () => {
    const id = free.shift() ?? unused(used);
    used.add(id);
    return id;
  };
  const found = follow(known.found, known.pawns, pawns, view.victims, fresh);
  const gone = known.found.map(({ id }) => id).filter((id) => !found.some((one) => one.id === id));
  while (safe.length < view.rescued) safe.push(gone.shift() ?? fresh());
  while (lost.length < view.lost) lost.push(gone.shift() ?? fresh());
  return { found, safe, lost, pawns };
}

function unused(ids: Set<number>): number {
  let id = 0;
  while (ids.has(id)) id++;
  return id;
}

function atFirst({ rescued, lost }: FlashPointView): Residents {
  const count = (from: number, number: number) => Array.from({ length: number }, (_, index) => from + index);
  return { found: [], safe: count(0, rescued), lost: count(rescued, lost), pawns: new Map() };
}

/** A step that was taken back gives its people back. */
function cut(ids: number[], length: number): { kept: number[]; back: number[] } {
  return { kept: ids.slice(0, length), back: ids.slice(length) };
}

let last: { scene: FlashPointScene; view: FlashPointView; residents: Residents } | null = null;

/** Who is where in a view, after the views of the same table that were shown before it. */
export function residentsOf(scene: FlashPointScene, view: FlashPointView): Residents {
  if (last?.view === view) return last.residents;
  const residents = residentsAfter(last?.scene === scene ? last.residents : null, view);
  last = { scene, view, residents };
  return residents;
}
