/** Which victim is which from one position to the next, so that a carried one is drawn on its way. */
import type { Placed } from "./placing.ts";

/** A piece that can be carried, with a name that it keeps on its way. */
export interface Followed {
  id: number;
  piece: Placed;
}

const CARRIED = new Set<Placed["sort"]>(["victim", "hazmat"]);

/** The pieces that can be carried, in the order of their names.
 *
 * A piece that lies where one of its sort lay is the same. Of the others, one that lies where a pawn
 * has come to is the one that lay where this pawn stood.
 */
export function follow(before: Followed[], pawnsBefore: Map<number, string>, pieces: Placed[]): Followed[] {
  const left = new Map(before.map((one) => [one.id, one]));
  const found: Followed[] = [];
  const take = (piece: Placed, old: Followed | undefined): boolean => {
    if (!old) return false;
    left.delete(old.id);
    found.push({ id: old.id, piece });
    return true;
  };
  const among = (piece: Placed, squares: string[]) =>
    [...left.values()].find((old) => old.piece.sort === piece.sort && squares.includes(old.piece.square));
  const moved = pieces.filter((piece) => CARRIED.has(piece.sort)).filter((piece) => !take(piece, among(piece, [piece.square])));
  const pawns = squaresOfPawns(pieces);
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  for (const piece of moved) {
    const from = [...pawns].flatMap(([pawn, square]) => (square === piece.square ? (pawnsBefore.get(pawn) ?? []) : []));
    if (!take(piece, among(piece, from))) found.push({ id: next++, piece });
  }
  return found.sort((a, b) => a.id - b.id);
}

export function squaresOfPawns(pieces: Placed[]): Map<number, string> {
  return new Map(pieces.flatMap(({ pawn, square }) => (pawn === undefined ? [] : [[pawn, square] as const])));
}

export function isCarried(piece: Placed): boolean {
  return CARRIED.has(piece.sort);
}
