/** The action points of the pawn on turn, as tracks that empty and fill. */
import type { Purse } from "../game.ts";
import type { FlashPointView } from "./protocol.ts";

/** More than this is not lent during a turn: another turn has begun. */
const LENT = 1;

/** What the pawn on turn has, after what was known of it; null where nobody is on turn. */
export function purseOf({ turn, ap, free_ap, bonus, pawns, ending }: FlashPointView, before: Purse | null): Purse | null {
  const row = pawns[turn];
  if (!row || ending) return null;
  const left = ap + free_ap + bonus;
  const isSameTurn = before !== null && before.pawn === turn && left <= before.left + LENT;
  const most = isSameTurn ? Math.max(before.most, left) : left;
  return { pawn: turn, left, most, saved: row.saved };
}
