/** Where the furniture of a room stands: along its walls, in its corners, in its middle; never before a door. */
import type { Area } from "../sheet.ts";
import { DRAWINGS } from "./pieces.ts";
import type { Wish } from "./rooms.ts";

export interface Furnished {
  piece: string;
  x: number;
  y: number;
  /** Degrees; 0 has its back to the north. */
  turn: number;
}

type Side = "n" | "e" | "s" | "w";

/** A square of a room, and what is at its sides. */
export interface Cell extends Area {
  walls: Partial<Record<Side, "wall" | "opening">>;
}

const SIDES: Side[] = ["n", "w", "s", "e"];
const TURN: Record<Side, number> = { n: 0, e: 90, s: 180, w: 270 };
/** Between a piece and the wall behind it, and between pieces. */
const GAP = 9;
const STEP = 10;
/** How far a door needs the floor before it. */
const DOORWAY = 46;

/** The furniture of one room; what finds no place is left out. */
export function furnish(cells: Cell[], wishes: Wish[], label: Area): Furnished[] {
  const taken = [...cells.flatMap(doorways), label];
  const found: Furnished[] = [];
  for (const [pieces, where] of wishes) {
    for (const piece of pieces.split("|")) {
      const spots = where === "middle" ? inMiddle(cells, piece) : alongWalls(cells, piece, where === "corner");
      const spot = spots.find(({ area }) => !taken.some((other) => overlap(area, other)));
      if (!spot) continue;
      const { area, turn } = spot;
      taken.push(area);
      found.push({ piece, x: area.x + area.width / 2, y: area.y + area.height / 2, turn });
      break;
    }
  }
  return found;
}

interface Spot {
  area: Area;
  turn: number;
  /** The smaller, the better. */
  rank: number;
}

function sorted(spots: Spot[]): Spot[] {
  return spots.sort((a, b) => a.rank - b.rank);
}

function alongWalls(cells: Cell[], piece: string, corner: boolean): Spot[] {
  const [across, depth] = DRAWINGS[piece]!.size;
  const spots: Spot[] = [];
  for (const cell of cells) {
    for (const side of SIDES) {
      if (!cell.walls[side]) continue;
      const lying = side === "n" || side === "s";
      const length = lying ? cell.width : cell.height;
      for (let shift = GAP; shift < length; shift += STEP) {
        const area = against(cell, side, shift, across, depth);
        if (!within(cells, area) || !backed(cells, area, side)) continue;
        spots.push({ area, turn: TURN[side], rank: rankOf(cells, area, side, corner) });
      }
    }
  }
  return sorted(spots);
}

/** A piece with its back to a side of a cell, beginning so far along it. */
function against(cell: Cell, side: Side, shift: number, across: number, depth: number): Area {
  const { x, y, width, height } = cell;
  if (side === "n") return { x: x + shift, y: y + GAP, width: across, height: depth };
  if (side === "s") return { x: x + shift, y: y + height - GAP - depth, width: across, height: depth };
  if (side === "w") return { x: x + GAP, y: y + shift, width: depth, height: across };
  return { x: x + width - GAP - depth, y: y + shift, width: depth, height: across };
}

/** Is there wall behind all of it? Doors keep the floor before them free by themselves. */
function backed(cells: Cell[], area: Area, side: Side): boolean {
  return cells.every((cell) => {
    const lying = side === "n" || side === "s";
    const beside = lying
      ? area.x < cell.x + cell.width && cell.x < area.x + area.width
      : area.y < cell.y + cell.height && cell.y < area.y + area.height;
    return !beside || !overlap(grown(area), cell) || !!cell.walls[side] || !touches(cell, area, side);
  });
}

function grown({ x, y, width, height }: Area): Area {
  return { x: x - GAP - 1, y: y - GAP - 1, width: width + 2 * GAP + 2, height: height + 2 * GAP + 2 };
}

/** Is this side of the cell the one behind the piece? */
function touches(cell: Cell, area: Area, side: Side): boolean {
  if (side === "n") return Math.abs(cell.y + GAP - area.y) < 1;
  if (side === "s") return Math.abs(cell.y + cell.height - GAP - area.y - area.height) < 1;
  if (side === "w") return Math.abs(cell.x + GAP - area.x) < 1;
  return Math.abs(cell.x + cell.width - GAP - area.x - area.width) < 1;
}

/** Corner pieces like two walls near; others like the middle of a long wall. */
function rankOf(cells: Cell[], area: Area, side: Side, corner: boolean): number {
  const near = cells.flatMap((cell) => SIDES.filter((other) => other !== side && cell.walls[other] && isNear(cell, other, area)));
  const middle = centre(cells);
  const off = Math.hypot(area.x + area.width / 2 - middle.x, area.y + area.height / 2 - middle.y);
  return corner ? (near.length ? 0 : 1000) - off : SIDES.indexOf(side) * 20 + off;
}

function isNear(cell: Cell, side: Side, area: Area): boolean {
  if (!overlap(cell, area)) return false;
  if (side === "n") return area.y - cell.y < 14;
  if (side === "s") return cell.y + cell.height - area.y - area.height < 14;
  if (side === "w") return area.x - cell.x < 14;
  return cell.x + cell.width - area.x - area.width < 14;
}

function inMiddle(cells: Cell[], piece: string): Spot[] {
  const [across, depth] = DRAWINGS[piece]!.size;
  const middle = centre(cells);
  const spots: Spot[] = [];
  for (const [turn, width, height] of [
    [0, across, depth],
    [90, depth, across],
  ] as const) {
    for (const cell of cells) {
      for (let right = 0; right < cell.width; right += STEP) {
        for (let down = 0; down < cell.height; down += STEP) {
          const area = { x: cell.x + right, y: cell.y + down, width, height };
          if (!within(cells, grown(area))) continue;
          const rank = Math.hypot(area.x + width / 2 - middle.x, area.y + height / 2 - middle.y);
          spots.push({ area, turn, rank: rank + turn / 10 });
        }
      }
    }
  }
  return sorted(spots);
}

function centre(cells: Cell[]): { x: number; y: number } {
  const sum = cells.reduce((at, cell) => ({ x: at.x + cell.x + cell.width / 2, y: at.y + cell.y + cell.height / 2 }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

/** Does the floor of the room carry all of it? */
function within(cells: Cell[], area: Area): boolean {
  const covered = cells.reduce((sum, cell) => sum + common(cell, area), 0);
  return covered >= area.width * area.height - 1;
}

function common(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function overlap(a: Area, b: Area): boolean {
  return common(a, b) > 0;
}

/** The floor before the doors of a cell. */
function doorways({ x, y, width, height, walls }: Cell): Area[] {
  const areas: Record<Side, Area> = {
    n: { x: x + 20, y, width: width - 40, height: DOORWAY },
    s: { x: x + 20, y: y + height - DOORWAY, width: width - 40, height: DOORWAY },
    w: { x, y: y + 20, width: DOORWAY, height: height - 40 },
    e: { x: x + width - DOORWAY, y: y + 20, width: DOORWAY, height: height - 40 },
  };
  return SIDES.filter((side) => walls[side] === "opening").map((side) => areas[side]);
}
