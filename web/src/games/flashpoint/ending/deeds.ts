/** What a firefighter did most of that others will tell of, from the lines of the log. */
import type { LogLine } from "../../../protocol/index.ts";

const DEEDS: [kinds: string[], one: string, many: string][] = [
  [["victim-rescued"], "brought 1 out", "brought # out"],
  [["gun-hit"], "1 deck-gun hit", "# deck-gun hits"],
  [["treated"], "treated 1", "treated #"],
  [["hazmat-removed"], "disposed of 1 hazmat", "disposed of # hazmats"],
  [["dampened", "cleared"], "fought fire once", "fought fire # times"],
  [["door-opened", "door-closed"], "worked 1 door", "worked # doors"],
  [["wall-damaged", "wall-destroyed"], "chopped once", "chopped # times"],
  [["moved", "entered"], "walked 1 step", "walked # steps"],
];

export function deedsOf(lines: LogLine[], pawn: number): string {
  const mine = lines.filter((line) => line.pawn === pawn && !line.undone && !line.fire);
  const counted = DEEDS.map(([kinds, one, many]) => {
    const count = mine.filter(({ kind }) => kinds.includes(kind)).length;
    return count > 1 ? many.replace("#", String(count)) : count ? one : "";
  });
  return counted.filter(Boolean).slice(0, 2).join(", ") || "stood by";
}
