/** The hex map on the sheet: flat-topped cells, and the tiles that lie on them. */
import { disc, distance, type Outline, type Point, type Sheet, type Way } from "../../board/sheet.ts";
import type { Shape } from "../../board/layout.ts";
import { type Corners, cornersOf } from "./corners.ts";
import type { HotshotsScene, HotshotsView, Pawn } from "./protocol.ts";

/** From the middle of a cell to its corner in the west or east; also the length of its sides in the north and south. */
const SIDE = 100;
/** From its middle to its side in the north: cells are wider than high, so that the map fills a screen. */
const HALF = 75;
/** How much flatter a cell is than a regular one. */
const FLAT = HALF / ((SIDE * Math.sqrt(3)) / 2);
/** How much of its cell a tile covers; Firebreaks lie in the gaps. */
const INSET = 0.965;
const MARGIN = 8;
/** Width for each height of the room that a map has on a desk and on a phone. */
const DESK = 1.3;
const PHONE = 0.83;
/** The room of a laptop, and the scale below which tiles in it have their icons in two rows, larger. */
const LAPTOP = { width: 880, height: 620 };
const DENSE = 0.72;
/** So much higher people stand then. */
const RAISED = 14;

export interface MapSheet extends Sheet {
  centres: Map<string, Point>;
  corners: Corners;
  /** Where the tiles lie now. */
  tiles: Map<string, Point>;
  pawns: Map<number, Point & { size: number }>;
  /** Is the map so large that its tiles are small? */
  isDense: boolean;
}

export function corners(scale = INSET): Point[] {
  const [side, half] = [SIDE * scale, HALF * scale];
  return [
    { x: -side / 2, y: -half },
    { x: side / 2, y: -half },
    { x: side, y: 0 },
    { x: side / 2, y: half },
    { x: -side / 2, y: half },
    { x: -side, y: 0 },
  ];
}

export function hexagon(scale = INSET, at: Point = { x: 0, y: 0 }): string {
  const points = corners(scale).map(({ x, y }) => `${(at.x + x).toFixed(1)} ${(at.y + y).toFixed(1)}`);
  return `M${points.join("L")}z`;
}

/** The middles of the cells, and where the things around them lie. */
function layCells(scene: HotshotsScene, aspect: number) {
  const columns = Math.max(...scene.cells.map((cell) => cell.col));
  const rows = Math.max(...scene.cells.map((cell) => cell.row));
  const width = SIDE * (1.5 * columns + 2) + 2 * MARGIN;
  const height = HALF * (rows + 2) + 2 * MARGIN;
  const plain = scene.cells.map(({ name, col, row }): [string, Point] => [
    name,
    { x: MARGIN + SIDE * (1 + 1.5 * col), y: MARGIN + HALF * (1 + row) },
  ]);
  const hexagons = plain.map(([, at]) => corners(1).map(({ x, y }) => ({ x: at.x + x, y: at.y + y })));
  const found = cornersOf(hexagons, width, height, aspect);
  const { left, top } = found;
  const moved = ({ x, y }: Point): Point => ({ x: x + left, y: y + top });
  return {
    width: width + 2 * left,
    height: height + 2 * top,
    centres: new Map(plain.map(([name, at]) => [name, moved(at)])),
    corners: {
      left,
      top,
      rose: moved(found.rose),
      round: moved(found.round),
      firebreaks: moved(found.firebreaks),
      bag: moved(found.bag),
    },
  };
}

const laid = new WeakMap<HotshotsScene, Map<number, ReturnType<typeof layCells>>>();

function cellsOf(scene: HotshotsScene, aspect: number) {
  const known = laid.get(scene) ?? new Map();
  const found = known.get(aspect) ?? layCells(scene, aspect);
  laid.set(scene, known.set(aspect, found));
  return found;
}

/** The sheet of a position: cells, and on them tiles, sides, pawns and vehicles. */
export function mapSheet(scene: HotshotsScene, view: HotshotsView, shape: Shape): MapSheet {
  const { width, height, centres, corners: around } = cellsOf(scene, shape === "small" ? PHONE : DESK);
  const tiles = new Map<string, Point>();
  const lying = new Map<string, string>();
  for (const [tile, { cell }] of Object.entries(view.tiles)) {
    const centre = cell && centres.get(cell);
    if (!centre) continue;
    tiles.set(tile, centre);
    lying.set(cell, tile);
  }
  const spotOf = (cell: string) => (lying.has(cell) ? `tile:${lying.get(cell)}` : `cell:${cell}`);
  const isDense = Math.min(LAPTOP.width / width, LAPTOP.height / height) < DENSE;
  const pawns = placePawns(view.pawns, tiles, view.vehicles.length, isDense ? GROUND - RAISED : GROUND);
  return {
    isDense,
    width,
    height,
    centres,
    corners: around,
    tiles,
    pawns,
    cells: scene.cells.toSorted((a, b) => a.row - b.row || a.col - b.col).map((cell) => spotOf(cell.name)),
    outlines: outlinesOf(centres, tiles, pawns, view),
    beside: besideIn(scene, lying, spotOf),
  };
}

function outlinesOf(
  centres: Map<string, Point>,
  tiles: Map<string, Point>,
  pawns: MapSheet["pawns"],
  view: HotshotsView,
): Map<string, Outline> {
  const found = new Map<string, Outline>();
  const area = (at: Point): Outline => ({ ...at, d: hexagon(INSET, at), kind: "area", reach: SIDE * 0.86 });
  for (const [cell, at] of centres) found.set(`cell:${cell}`, area(at));
  for (const [tile, at] of tiles) found.set(`tile:${tile}`, area(at));
  const placed = [...tiles];
  placed.forEach(([tile, at], index) => {
    for (const [other, there] of placed.slice(index + 1)) {
      if (distance(at, there) > 2.5 * HALF) continue;
      const outline = sideOutline(at, there);
      found.set(`side:${tile}/${other}`, outline);
      found.set(`side:${other}/${tile}`, outline);
    }
  });
  for (const [pawn, at] of pawns) {
    const r = at.size * 0.56;
    found.set(`pawn:${pawn}`, { x: at.x, y: at.y, d: disc(at.x, at.y, r), kind: "area", reach: r });
  }
  for (const [vehicle, at] of vehiclePlaces(view, tiles)) {
    found.set(`vehicle:${vehicle}`, { ...at, d: disc(at.x, at.y, 18), kind: "area", reach: 19 });
  }
  return found;
}

/** The side that two tiles share. */
export function sideOutline(a: Point, b: Point): Outline {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [across, down] = [b.x - a.x, (b.y - a.y) / FLAT];
  const part = SIDE / 2 / Math.hypot(across, down);
  const [dx, dy] = [down * part, across * part * FLAT];
  const ends: [Point, Point] = [
    { x: middle.x - dx, y: middle.y + dy },
    { x: middle.x + dx, y: middle.y - dy },
  ];
  const d = `M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}`;
  return { ...middle, d, kind: "line", reach: 22, ends };
}

const VEHICLE_STEP = 35;
/** Vehicles and pawns stand in the drawing of a tile, between its name and its icons. */
const GROUND = -6;
const PAWN_SIZE = [0, 46, 46, 42, 38];
/** They begin on the left, and leave the right to the price of a step. */
const PAWN_FIRST = -62;
const PAWN_STEP = [0, 0, 104, 54, 38];
/** Pawns are close together where vehicles stand beside them. */
const STEP_AT_BASE = [0, 0, 30, 26, 22];

/** Vehicles wait on the right of the air base, side by side. */
export function vehiclePlaces(view: HotshotsView, tiles: Map<string, Point>): Map<string, Point> {
  const base = tiles.get("air-base");
  if (!base) return new Map();
  const last = base.x + 72;
  return new Map(view.vehicles.map((name, index) => [name, { x: last - index * VEHICLE_STEP, y: base.y + GROUND + 10 }]));
}

/** One stands on the left, so that what burns on the tile is seen; several stand in a row. */
function placePawns(rows: Pawn[], tiles: Map<string, Point>, vehicles: number, ground: number): MapSheet["pawns"] {
  const found: MapSheet["pawns"] = new Map();
  for (const [tile, at] of tiles) {
    const here = rows.flatMap((row, pawn) => (row.tile === tile ? [pawn] : []));
    const number = Math.min(here.length, 4);
    const isBase = tile === "air-base" && vehicles > 0;
    const step = (isBase ? STEP_AT_BASE : PAWN_STEP)[number]!;
    here.forEach((pawn, index) => {
      found.set(pawn, { x: at.x + PAWN_FIRST + index * step, y: at.y + ground, size: PAWN_SIZE[number]! });
    });
  }
  return found;
}

/** Left and right go over in a zigzag, so that a row is kept. */
function besideIn(scene: HotshotsScene, lying: Map<string, string>, spotOf: (cell: string) => string) {
  const at = new Map(scene.cells.map((cell) => [`${cell.col}/${cell.row}`, cell.name]));
  const cellOf = new Map([...lying].map(([cell, tile]) => [`tile:${tile}`, cell]));
  const infos = new Map(scene.cells.map((cell) => [cell.name, cell]));
  return (spot: string, way: Way) => {
    const cell = infos.get(cellOf.get(spot) ?? spot.slice(5));
    if (!cell) return null;
    const slant = cell.col % 2 ? -1 : 1;
    const steps: Record<Way, [number, number][]> = {
      n: [[0, -2]],
      s: [[0, 2]],
      e: [
        [1, slant],
        [1, -slant],
        [2, 0],
      ],
      w: [
        [-1, slant],
        [-1, -slant],
        [-2, 0],
      ],
    };
    for (const [right, down] of steps[way]) {
      const name = at.get(`${cell.col + right}/${cell.row + down}`);
      if (name) return spotOf(name);
    }
    return null;
  };
}
