/** A position laid out: where everything lies. */
import * as texts from "words/board.ts";
import type { Spot } from "../protocol/index.ts";
import type { Frame, Outline, Sheet } from "./sheet.ts";
import type { Disc } from "./tags.ts";
import { priceWords, type Target } from "./targets.ts";

/** Parts of a board beside each other, one under the other, or one at a time on a small screen. */
export type Shape = "wide" | "tall" | "small";

/** Floors that are shown one at a time. */
export interface Floors {
  titles: string[];
  frames: Frame[];
  /** The floor of a place; null for what has none. */
  of: (spot: Spot) => number | null;
}

export interface Layout {
  sheet: Sheet;
  /** Every place that is drawn. */
  outlines: Map<Spot, Outline>;
  /** Whoever is on the board and no pawn, such as those who were found in a house. */
  found?: Disc[];
  /** Where names are written. */
  names?: Frame[];
  /** What lies beside the board and can be clicked as well. */
  beside: Set<Spot>;
  rows: { title: string; spots: Spot[] }[];
  floors: Floors | null;
}

/** The targets that a cell stands for with the keyboard: its own, and those on its sides and on it. */
export function reachableAt(layout: Layout, targets: Map<Spot, Target>, cell: Spot): Target[] {
  const outline = layout.outlines.get(cell);
  const own = targets.get(cell);
  if (!outline) return own ? [own] : [];
  const near = [...targets.values()].filter((target) => target.spot !== cell && touches(layout, cell, target.spot));
  return own ? [own, ...near] : near;
}

function touches(layout: Layout, cell: Spot, spot: Spot): boolean {
  const [home, other] = [layout.outlines.get(cell)!, layout.outlines.get(spot)];
  if (!other || layout.sheet.cells.includes(spot)) return false;
  const [wide, high] = home.half ?? [home.reach, home.reach];
  const [dx, dy] = [Math.abs(other.x - home.x), Math.abs(other.y - home.y)];
  if (home.half) return dx <= wide + 1 && dy <= high + 1;
  return Math.hypot(dx, dy) <= home.reach + 4;
}

/** What is at a place, with what can be done there. */
export function withChoices(what: string, near: Target[], currency: string): string {
  const all = near
    .flatMap((target) => target.choices)
    .map(({ label, price }) => `${label.charAt(0).toLowerCase()}${label.slice(1)} (${priceWords(price, currency)})`);
  const choices = [...new Set(all)];
  if (!choices.length) return `${what}.`;
  const shown = choices.slice(0, 4);
  const more = choices.length > shown.length ? [texts.more({ count: choices.length - shown.length })] : [];
  return texts.youCan({ what, choices: [...shown, ...more] });
}
