/** A position of Hotshots laid out on the map. */
import * as texts from "words/hotshots.ts";
import type { Layout, Shape } from "../../board/layout.ts";
import type { Spot } from "../../protocol/index.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import { type MapSheet, mapSheet } from "./sheet.ts";

export interface MapLayout extends Layout {
  sheet: MapSheet;
}

export function layOut(scene: HotshotsScene, view: HotshotsView, shape: Shape): MapLayout {
  const sheet = mapSheet(scene, view, shape);
  return { sheet, outlines: sheet.outlines, beside: spotsBeside(view), rows: rowsOf(scene, view), floors: null };
}

/** The rows of the table for screen readers: one for each column of cells. */
function rowsOf({ cells }: HotshotsScene, view: HotshotsView): Layout["rows"] {
  const lying = new Map(Object.entries(view.tiles).map(([tile, { cell }]) => [cell, `tile:${tile}`]));
  const columns = [...new Set(cells.map(({ col }) => col))].sort((a, b) => a - b);
  return columns.map((column) => ({
    title: texts.column({ letter: String.fromCharCode(65 + column) }),
    spots: cells.filter(({ col }) => col === column).map(({ name }) => lying.get(name) ?? `cell:${name}`),
  }));
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
