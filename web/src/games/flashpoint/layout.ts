/** A position of Flash Point laid out on the plan of its house. */
import * as texts from "words/flashpoint.ts";
import type { Floors, Layout, Shape } from "../../board/layout.ts";
import { type Frame, kindOf, nameOf } from "../../board/sheet.ts";
import { movingOutlines, type Placed, placed } from "./placing.ts";
import type { FlashPointScene, FlashPointView, Square } from "./protocol.ts";
import { boxOf, roomLabels } from "./room_names.ts";
import { frameOfFloor, planSheet, type PlanSheet } from "./sheet.ts";

export interface PlanLayout extends Layout {
  sheet: PlanSheet;
  pieces: Placed[];
}

const plans = new WeakMap<object, Partial<Record<Shape, PlanSheet>>>();

/** The plan of a house is laid out once for each shape of the screen. */
function planOf(scene: FlashPointScene, shape: Shape): PlanSheet {
  const kept = plans.get(scene) ?? {};
  plans.set(scene, kept);
  return (kept[shape] ??= planSheet(scene, shape));
}

/** Screens that are narrower show one floor at a time. */
const SMALL = 560;

/** The shape in which the squares of a house are largest. */
export function bestShape(scene: FlashPointScene, width: number, height: number): Shape {
  if (width < SMALL) return "small";
  if (scene.floors < 2) return "wide";
  const scale = (sheet: PlanSheet) => Math.min(width / sheet.width, height / sheet.height);
  return scale(planOf(scene, "tall")) > scale(planOf(scene, "wide")) ? "tall" : "wide";
}

/** Two floors are told apart by their names; one floor has the whole width. */
export function narrowShape(scene: FlashPointScene): Shape {
  return scene.floors > 1 ? "tall" : "small";
}

export function layOut(scene: FlashPointScene, view: FlashPointView, shape: Shape = "wide"): PlanLayout {
  const sheet = planOf(scene, shape);
  const pieces = placed(scene, sheet, view);
  const outlines = new Map([...sheet.outlines, ...movingOutlines(sheet, view, pieces)]);
  const found = pieces.filter(({ sort }) => sort === "victim").map(({ x, y, size }) => ({ x, y, r: size / 2 }));
  return { sheet, pieces, outlines, found, names: namesOn(scene, sheet), beside: new Set(), rows: rowsOf(scene), floors: floorsOf(sheet) };
}

const names = new WeakMap<PlanSheet, Frame[]>();

/** Where the names of rooms are written; they never change. */
function namesOn(scene: FlashPointScene, sheet: PlanSheet): Frame[] {
  const known = names.get(sheet) ?? roomLabels(scene, sheet).map(boxOf);
  names.set(sheet, known);
  return known;
}

/** The rows of the table that screen readers get: one for each row of squares of a floor. */
function rowsOf(scene: FlashPointScene): Layout["rows"] {
  const rows = new Map<string, Square[]>();
  for (const square of scene.squares.toSorted((a, b) => a.floor - b.floor || a.row - b.row || a.col - b.col)) {
    const title = scene.floors > 1 ? texts.floorRow({ floor: FLOORS[square.floor]!, row: square.row }) : texts.row({ row: square.row });
    rows.set(title, [...(rows.get(title) ?? []), square]);
  }
  return [...rows].map(([title, squares]) => ({ title, spots: squares.map(({ name }) => `square:${name}`) }));
}

const FLOORS = [texts.groundFloor, texts.upperFloor];

/** The floors of a sheet that shows them one by one. */
function floorsOf({ shape, floors, squares }: PlanSheet): Floors | null {
  if (shape !== "small" || floors.length < 2) return null;
  return {
    titles: FLOORS,
    frames: floors.map(frameOfFloor),
    of: (spot) => {
      const name = kindOf(spot) === "edge" ? nameOf(spot).split("-")[0]! : nameOf(spot);
      return squares.get(name)?.floor ?? null;
    },
  };
}
