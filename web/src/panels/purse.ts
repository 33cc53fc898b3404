/** The action points of the pawn on turn, as tracks that empty and fill. */
import type { View } from "../protocol/index.ts";

export interface Purse {
  pawn: number;
  /** AP of the turn, those for special actions and those lent by others among them. */
  left: number;
  /** The most there were since the turn began, as far as this page has seen it. */
  most: number;
  saved: number;
}

/** More than this is not lent during a turn: another turn has begun. */
const LENT = 1;

/** What the pawn on turn has, after what was known of it; null where nobody has AP. */
export function purseOf(view: View, before: Purse | null): Purse | null {
  const { turn, ap, free_ap: free, bonus, pawns } = view;
  if (typeof ap !== "number" || !pawns?.[turn]) return null;
  const left = ap + (free ?? 0) + (bonus ?? 0);
  const isSameTurn = before !== null && before.pawn === turn && left <= before.left + LENT;
  const most = isSameTurn ? Math.max(before.most, left) : left;
  return { pawn: turn, left, most, saved: pawns[turn].saved ?? 0 };
}
