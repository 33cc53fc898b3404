/** A position laid out: where everything lies, and what it is called. */
import type { Scene, Spot, View } from "../protocol/index.ts";
import { movingOutlines, type Placed, placed } from "./flashpoint/placing.ts";
import { planSheet, type PlanSheet, type Shape } from "./flashpoint/sheet.ts";
import { planRows, squareWords } from "./flashpoint/words.ts";
import { type MapSheet, mapSheet } from "./hotshots/sheet.ts";
import { mapRows, tileWords } from "./hotshots/words.ts";
import { listed } from "./listing.ts";
import type { Outline, Sheet } from "./sheet.ts";
import { choicesOf, priceWords, type Target } from "./targets.ts";

interface Base {
  sheet: Sheet;
  /** Every place that is drawn. */
  outlines: Map<Spot, Outline>;
  /** What lies beside the board and can be clicked as well. */
  beside: Set<Spot>;
  words: Map<Spot, string>;
  rows: { title: string; spots: Spot[] }[];
}

export type Layout =
  (Base & { game: "flashpoint"; sheet: PlanSheet; pieces: Placed[] }) | (Base & { game: "hotshots"; sheet: MapSheet });

const plans = new WeakMap<object, Partial<Record<Shape, PlanSheet>>>();

/** The plan of a house is laid out once for each shape of the screen. */
function planOf(scene: Extract<Scene, { game: "flashpoint" }>, shape: Shape): PlanSheet {
  const kept = plans.get(scene) ?? {};
  plans.set(scene, kept);
  return (kept[shape] ??= planSheet(scene, shape));
}

/** Screens that are narrower show one floor at a time. */
const SMALL = 560;

/** The shape in which the squares of a house are largest. */
export function bestShape(scene: Scene, width: number, height: number): Shape {
  if (width < SMALL) return "small";
  if (scene.game !== "flashpoint" || scene.floors < 2) return "wide";
  const scale = (sheet: PlanSheet) => Math.min(width / sheet.width, height / sheet.height);
  return scale(planOf(scene, "tall")) > scale(planOf(scene, "wide")) ? "tall" : "wide";
}

export function layOut(scene: Scene, view: View, shape: Shape = "wide"): Layout {
  if (scene.game === "flashpoint") {
    const sheet = planOf(scene, shape);
    const pieces = placed(scene, sheet, view);
    const outlines = new Map([...sheet.outlines, ...movingOutlines(sheet, view, pieces)]);
    const words = squareWords(scene, view);
    return { game: "flashpoint", sheet, pieces, outlines, beside: new Set(), words, rows: planRows(scene) };
  }
  const sheet = mapSheet(scene, view);
  const words = tileWords(scene, view);
  const rows = mapRows(scene, sheet.cells, words);
  return { game: "hotshots", sheet, outlines: sheet.outlines, beside: spotsBeside(view), words, rows };
}

/** The tokens and cards that lie open beside the map. */
function spotsBeside(view: View): Set<Spot> {
  const tokens = [
    ...(view["choice"] ?? []),
    ...(view["pawns"] ?? []).flatMap((row: { tokens: string[] }) => row.tokens),
  ];
  const cards = [view["top"], view["card"], ...(view["drawn"] ?? [])].filter(Boolean);
  return new Set([...tokens.map((token) => `token:${token}`), ...cards.map((card) => `card:${card}`)]);
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

/** A cell in words, with what can be done there. */
export function spotWords(
  layout: Layout,
  targets: Map<Spot, Target>,
  cell: Spot,
  currency: string,
  isMine: boolean,
): string {
  const what = layout.words.get(cell) ?? cell;
  const choices = reachableAt(layout, targets, cell).flatMap(choicesOf);
  if (!choices.length || !isMine) return `${what}.`;
  const shown = choices
    .slice(0, 4)
    .map(({ label, price }) => `${label.charAt(0).toLowerCase()}${label.slice(1)} (${priceWords(price, currency)})`);
  const more = choices.length > shown.length ? [`${choices.length - shown.length} more`] : [];
  return `${what}. You can ${listed([...shown, ...more])}.`;
}
