/** The hex map on the sheet: flat-topped cells, and the tiles that lie on them. */
import { disc, distance, type Outline, type Point, type Sheet, type Way } from "../../board/sheet.ts";
import type { HotshotsScene, HotshotsView, Pawn } from "./protocol.ts";

/** The side of a cell; also from its middle to a corner. */
const SIDE = 100;
/** From its middle to the middle of a side. */
const HALF = (SIDE * Math.sqrt(3)) / 2;
/** How much of its cell a tile covers; Firebreaks lie in the gaps. */
const INSET = 0.965;
const MARGIN = 12;
/** Room for the wind rose in the emptiest corner. */
const ROSE = 74;

export interface MapSheet extends Sheet {
  centres: Map<string, Point>;
  rose: Point;
  /** Where the tiles lie now. */
  tiles: Map<string, Point>;
  pawns: Map<number, Point & { size: number }>;
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

/** The middles of the cells, and where the wind rose finds room. */
function layCells(scene: HotshotsScene) {
  const columns = Math.max(...scene.cells.map((cell) => cell.col));
  const rows = Math.max(...scene.cells.map((cell) => cell.row));
  const width = SIDE * (1.5 * columns + 2);
  const height = HALF * (rows + 2);
  const plain = scene.cells.map(({ name, col, row }): [string, Point] => [
    name,
    { x: SIDE * (1 + 1.5 * col), y: HALF * (1 + row) },
  ]);
  const free = (corner: Point) => Math.min(...plain.map(([, centre]) => distance(corner, centre)));
  const options = [
    { x: ROSE, y: ROSE },
    { x: width - ROSE, y: ROSE },
    { x: ROSE, y: height - ROSE },
    { x: width - ROSE, y: height - ROSE },
  ].sort((a, b) => free(b) - free(a));
  const best = options[0]!;
  const lacking = Math.max(0, SIDE + ROSE - free(best));
  const left = MARGIN + (best.x < width / 2 ? lacking : 0);
  const rose = { x: best.x < width / 2 ? MARGIN + ROSE : left + width + lacking - ROSE, y: best.y + MARGIN };
  return {
    width: width + 2 * MARGIN + lacking,
    height: height + 2 * MARGIN,
    centres: new Map(plain.map(([name, { x, y }]) => [name, { x: x + left, y: y + MARGIN }])),
    rose,
  };
}

const laid = new WeakMap<HotshotsScene, ReturnType<typeof layCells>>();

function cellsOf(scene: HotshotsScene) {
  const found = laid.get(scene) ?? layCells(scene);
  laid.set(scene, found);
  return found;
}

/** The sheet of a position: cells, and on them tiles, sides, pawns and vehicles. */
export function mapSheet(scene: HotshotsScene, view: HotshotsView): MapSheet {
  const { width, height, centres, rose } = cellsOf(scene);
  const tiles = new Map<string, Point>();
  const lying = new Map<string, string>();
  for (const [tile, { cell }] of Object.entries(view.tiles)) {
    const centre = cell && centres.get(cell);
    if (!centre) continue;
    tiles.set(tile, centre);
    lying.set(cell, tile);
  }
  const spotOf = (cell: string) => (lying.has(cell) ? `tile:${lying.get(cell)}` : `cell:${cell}`);
  const pawns = placePawns(view.pawns, tiles, view.vehicles.length);
  return {
    width,
    height,
    centres,
    rose,
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
  const area = (at: Point): Outline => ({ ...at, d: hexagon(0.93, at), kind: "area", reach: HALF * 1.02 });
  for (const [cell, at] of centres) found.set(`cell:${cell}`, area(at));
  for (const [tile, at] of tiles) found.set(`tile:${tile}`, area(at));
  const placed = [...tiles];
  placed.forEach(([tile, at], index) => {
    for (const [other, there] of placed.slice(index + 1)) {
      if (distance(at, there) > 2.1 * HALF) continue;
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
  const far = distance(a, b);
  const [dx, dy] = [((b.x - a.x) / far) * (SIDE / 2), ((b.y - a.y) / far) * (SIDE / 2)];
  const ends: [Point, Point] = [
    { x: middle.x - dy, y: middle.y + dx },
    { x: middle.x + dy, y: middle.y - dx },
  ];
  const d = `M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}`;
  return { ...middle, d, kind: "line", reach: 26, ends };
}

const VEHICLE_STEP = 38;
const PAWN_SIZE = [0, 54, 50, 44, 38];
/** Pawns are smaller where vehicles stand beside them. */
const PAWN_SIZE_AT_BASE = [0, 46, 38, 30, 24];

/** Vehicles wait on the air base, side by side, to the left of the pawns there. */
export function vehiclePlaces(view: HotshotsView, tiles: Map<string, Point>): Map<string, Point> {
  const base = tiles.get("air-base");
  const names = view.vehicles;
  if (!base) return new Map();
  const here = view.pawns.filter((row) => row.tile === "air-base").length;
  const aside = (here * PAWN_SIZE_AT_BASE[Math.min(here, 4)]!) / 2;
  const first = base.x - aside - ((names.length - 1) * VEHICLE_STEP) / 2;
  return new Map(names.map((name, index) => [name, { x: first + index * VEHICLE_STEP, y: base.y + 8 }]));
}

function placePawns(rows: Pawn[], tiles: Map<string, Point>, vehicles: number): MapSheet["pawns"] {
  const found: MapSheet["pawns"] = new Map();
  for (const [tile, at] of tiles) {
    const here = rows.flatMap((row, pawn) => (row.tile === tile ? [pawn] : []));
    const crowded = tile === "air-base" ? vehicles : 0;
    const size = (crowded ? PAWN_SIZE_AT_BASE : PAWN_SIZE)[Math.min(here.length, 4)]!;
    here.forEach((pawn, index) => {
      const x = at.x + (crowded * VEHICLE_STEP) / 2 + (index - (here.length - 1) / 2) * size;
      found.set(pawn, { x, y: at.y + 5, size });
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
