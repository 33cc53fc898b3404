/** What markers mean, for somebody who meets them first. */
import * as texts from "words/flashpoint.ts";
import type { Spot } from "../../protocol/index.ts";
import type { FlashPointView } from "./protocol.ts";

export function meaningOf({ points, hazmats, hot_spots }: FlashPointView, spot: Spot): string {
  const at = spot.slice("square:".length);
  const means = [
    points.includes(at) && texts.pointMeans,
    hazmats.some(({ square }) => square === at) && texts.hazmatMeans,
    hot_spots.includes(at) && texts.hotSpotMeans,
  ];
  return means.filter(Boolean).join(" ");
}
