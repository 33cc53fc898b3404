/** A position of Hotshots laid out on the map. */
import type { Layout, Shape } from "../../board/layout.ts";
import type { Spot } from "../../protocol/index.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import { type MapSheet, mapSheet } from "./sheet.ts";
import { mapRows, tileWords } from "./words.ts";

export interface MapLayout extends Layout {
  sheet: MapSheet;
}

export function layOut(scene: HotshotsScene, view: HotshotsView, shape: Shape): MapLayout {
  const sheet = mapSheet(scene, view, shape);
  const words = tileWords(scene, view);
  const rows = mapRows(scene, sheet.cells, words);
  return { sheet, outlines: sheet.outlines, beside: spotsBeside(view), words, rows, floors: null };
}

/** Room that is higher than wide has the things around the map above and below it. */
export function bestShape(_: HotshotsScene, width: number, height: number): Shape {
  return width < height ? "small" : "wide";
}

/** The tokens and cards that lie open beside the map. */
function spotsBeside(view: HotshotsView): Set<Spot> {
  const tokens = [...view.choice, ...view.pawns.flatMap((row) => row.tokens)];
  const cards = [view.top, view.card, ...view.drawn].filter(Boolean);
  return new Set([...tokens.map((token) => `token:${token}`), ...cards.map((card) => `card:${card}`)]);
}
