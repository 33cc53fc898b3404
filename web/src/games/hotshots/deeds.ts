/** What one of the crew did most of that others will tell of, from the lines of the log. */
import type { LogLine } from "../../protocol/index.ts";

const DEEDS: [kinds: string[], one: string, many: string][] = [
  [["succeeded"], "won 1 fight", "won # fights"],
  [["vehicle-used"], "used 1 vehicle", "used # vehicles"],
  [["firebreak-placed"], "laid 1 Firebreak", "laid # Firebreaks"],
  [["blew-up"], "1 Blowup", "# Blowups"],
  [["token-played"], "played 1 token", "played # tokens"],
  [["moved"], "walked 1 tile", "walked # tiles"],
];

export function deedsOf(lines: LogLine[], pawn: number): string {
  const mine = lines.filter((line) => line.pawn === pawn && !line.undone);
  const counted = DEEDS.map(([kinds, one, many]) => {
    const count = mine.filter(({ kind }) => kinds.includes(kind)).length;
    return count > 1 ? many.replace("#", String(count)) : count ? one : "";
  });
  return counted.filter(Boolean).slice(0, 2).join(", ") || "stood by";
}
