/** Where things are drawn: every place of a board by its spot, in the units of its picture. */
import type { Spot } from "../protocol/index.ts";

export interface Point {
  x: number;
  y: number;
}

/** One place: its middle, its outline as a path, and how far from its middle it reaches. */
export interface Outline extends Point {
  d: string;
  /** Lines are edges and sides; areas are squares, tiles, pawns and vehicles. */
  kind: "area" | "line";
  reach: number;
  /** The ends of a line, or of the axis of something long. */
  ends?: [Point, Point];
  /** Half the width and height of a square. */
  half?: [number, number];
}

/** A part of the sheet. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The ways a cursor goes; a hex map has no plain east and west. */
export type Way = "n" | "e" | "s" | "w";

export interface Sheet {
  width: number;
  height: number;
  /** The squares or cells, in reading order. */
  cells: Spot[];
  outlines: Map<Spot, Outline>;
  /** The cell beside a cell. */
  beside: (cell: Spot, way: Way) => Spot | null;
}

/** The part of a spot behind its kind: "square:3,4" gives "3,4". */
export function nameOf(spot: Spot): string {
  return spot.slice(spot.indexOf(":") + 1);
}

export function kindOf(spot: Spot): string {
  return spot.slice(0, spot.indexOf(":"));
}

/** A rectangle around a middle, with round corners, as a path. */
export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const [w, h] = [width - 2 * round, height - 2 * round];
  const turn = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x - width / 2 + round} ${y - height / 2}h${w}${turn(round, round)}v${h}` +
    `${turn(-round, round)}h${-w}${turn(-round, -round)}v${-h}${turn(round, -round)}z`
  );
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far a point is from a line between two points. */
export function distanceToLine(point: Point, [from, to]: [Point, Point]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const held = Math.max(0, Math.min(1, along));
  return distance(point, { x: from.x + held * dx, y: from.y + held * dy });
}

/** How far a spot is from a point: 0 in its middle, 1 at its border. */
function farness(point: Point, outline: Outline, least: number): number {
  const { half, ends, kind, reach } = outline;
  if (half) return Math.max(Math.abs(point.x - outline.x) / half[0], Math.abs(point.y - outline.y) / half[1]);
  const far = ends ? distanceToLine(point, ends) : distance(point, outline);
  return far / Math.max(reach, kind === "line" ? Math.min(least, WIDEST_LINE) : least);
}

/** A line never takes more than this from the squares on its sides. */
const WIDEST_LINE = 36;
/** What lies on a cell is meant before the cell itself. */
const CELL_HANDICAP = 0.35;

/** Which of these spots is meant by a point: the nearest that reaches it.
 *
 * Thin and small things get `least` units around them, so that a finger finds them. A line is meant
 * before the squares on its sides as far as it reaches by itself.
 */
export function pick(point: Point, spots: Iterable<Spot>, outlines: Map<Spot, Outline>, least = 0): Spot | null {
  const all = [...spots];
  const cell = nearestOf(point, all.filter(isCell), outlines, least);
  const other = nearestOf(point, all.filter((spot) => !isCell(spot)), outlines, least);
  if (!cell || !other) return (cell ?? other)?.spot ?? null;
  const line = outlines.get(other.spot)!;
  if (line.kind === "line" && farness(point, line, 0) <= 1) return other.spot;
  return other.far < CELL_HANDICAP + (1 - CELL_HANDICAP) * cell.far ? other.spot : cell.spot;
}

interface Found {
  spot: Spot;
  far: number;
}

function nearestOf(point: Point, spots: Spot[], outlines: Map<Spot, Outline>, least: number): Found | null {
  let found: Found | null = null;
  for (const spot of spots) {
    const outline = outlines.get(spot);
    const far = outline ? farness(point, outline, least) : Infinity;
    if (far <= 1 && far < (found?.far ?? Infinity)) found = { spot, far };
  }
  return found;
}

/** What a point means together: a vehicle hides the cell below it, so both are meant, the cell first. */
export function pickAll(point: Point, spots: Iterable<Spot>, outlines: Map<Spot, Outline>, least = 0): Spot[] {
  const all = [...spots];
  const meant = pick(point, all, outlines, least);
  if (!meant || (!isCell(meant) && !isVehicle(meant))) return meant ? [meant] : [];
  const under = [isCell, isVehicle].map((kind) => pick(point, all.filter(kind), outlines));
  const found = under.filter((spot) => spot !== null);
  return found.includes(meant) ? found : [...found, meant];
}

/** A fire engine, an ambulance, a helicopter. */
export function isVehicle(spot: Spot): boolean {
  return kindOf(spot) === "vehicle";
}

/** Squares, tiles and cells: what the cursor walks over and other things lie on. */
export function isCell(spot: Spot): boolean {
  const kind = kindOf(spot);
  return kind === "square" || kind === "tile" || kind === "cell";
}
