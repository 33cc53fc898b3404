/** The plan of a house on the sheet: squares of 100 inside, a narrower ring around them. */
import type { Shape } from "../../board/layout.ts";
import { box, type Frame, type Outline, type Point, type Sheet, type Way } from "../../board/sheet.ts";
import type { FlashPointScene, Square } from "./protocol.ts";

export const CELL = 100;
/** How wide the squares outside are: less around two floors that share a screen, and least in the air beside the upper one. */
const RING = 84;
const RING_OF_TWO = 66;
const AIR = 44;
/** A strip of lawn around the plan, with room for prices on its border. */
const MARGIN = 12;
/** Room for the numbers of the dice on a small screen, at the left and above; elsewhere they are in the walls. */
export const SMALL_MARGIN = 28;
const BORDER = 4;
const BETWEEN = 16;
export const ROWS = 6;

/** One floor's place on the sheet. */
export interface Floor {
  number: number;
  left: number;
  top: number;
  columns: number[];
  width: number;
  height: number;
  /** How wide its ring of squares outside is, across and down. */
  ring: Point;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlanSheet extends Sheet {
  shape: Shape;
  floors: Floor[];
  squares: Map<string, Square>;
  /** The rectangle of a square. */
  area: (square: Square) => Area;
  /** The name of the square at a place. */
  at: (floor: number, row: number, col: number) => string | undefined;
}

export function planSheet(scene: FlashPointScene, shape: Shape = "wide"): PlanSheet {
  const margin = shape === "small" ? SMALL_MARGIN : MARGIN;
  const far = shape === "small" ? BORDER : MARGIN;
  const floors = layFloors(scene, shape, margin);
  const last = floors[floors.length - 1]!;
  const squares = new Map(scene.squares.map((square) => [square.name, square]));
  const at = new Map(scene.squares.map((square) => [key(square), square.name]));
  const area = (square: Square) => areaOf(floors[square.floor]!, square);
  const outlines = new Map<string, Outline>();
  for (const square of scene.squares) outlines.set(`square:${square.name}`, squareOutline(area(square)));
  for (const edge of scene.edges) {
    const [a, b] = [squares.get(edge.a)!, squares.get(edge.b)!];
    outlines.set(`edge:${edge.name}`, edgeOutline(edgeEnds(area(a), area(b), a, b)));
  }
  return {
    shape,
    width: last.left + last.width + far,
    height: last.top + last.height + far,
    cells: scene.squares.map((square) => `square:${square.name}`).sort(byPlace(outlines)),
    outlines,
    floors,
    squares,
    area,
    at: (floor, row, col) => at.get(key({ floor, row, col })),
    beside: (cell, way) => beside(squares.get(cell.slice(7))!, way, at, floors, squares),
  };
}

function key(square: { floor: number; row: number; col: number }): string {
  return `${square.floor}/${square.row}/${square.col}`;
}

function byPlace(outlines: Map<string, Outline>): (a: string, b: string) => number {
  const [y, x] = [(spot: string) => outlines.get(spot)!.y, (spot: string) => outlines.get(spot)!.x];
  return (a, b) => y(a) - y(b) || x(a) - x(b);
}

/** The part of the sheet that shows one floor. */
export function frameOfFloor({ left, top, width, height }: Floor): Frame {
  const room = SMALL_MARGIN + BORDER;
  return { x: left - SMALL_MARGIN, y: top - SMALL_MARGIN, width: width + room, height: height + room };
}

function layFloors(scene: FlashPointScene, shape: Shape, margin: number): Floor[] {
  const floors: Floor[] = [];
  const tall = shape !== "wide";
  const between = shape === "small" ? 2 * SMALL_MARGIN : BETWEEN;
  for (let number = 0; number < scene.floors; number++) {
    const columns = [...new Set(scene.squares.filter((s) => s.floor === number).map((s) => s.col))];
    columns.sort((a, b) => a - b);
    const before = floors[number - 1];
    const ring = ringOf(shape === "small" ? 1 : scene.floors, number);
    const width = 2 * ring.x + (columns.length - 2) * CELL;
    const height = 2 * ring.y + ROWS * CELL;
    floors.push({
      number,
      columns,
      width,
      height,
      ring,
      left: before && !tall ? before.left + before.width + between : margin,
      top: before && tall ? before.top + before.height + between : margin,
    });
  }
  return floors;
}

function ringOf(floors: number, number: number): Point {
  if (floors < 2) return { x: RING, y: RING };
  return { x: number ? AIR : RING_OF_TWO, y: RING_OF_TWO };
}

/** Where a row or column begins, and how wide it is. */
function band(index: number, inner: number, ring: number): { start: number; size: number } {
  if (index === 0) return { start: 0, size: ring };
  if (index > inner) return { start: ring + inner * CELL, size: ring };
  return { start: ring + (index - 1) * CELL, size: CELL };
}

function areaOf(floor: Floor, square: Square): Area {
  const across = band(square.col - floor.columns[0]!, floor.columns.length - 2, floor.ring.x);
  const down = band(square.row, ROWS, floor.ring.y);
  return {
    x: floor.left + across.start,
    y: floor.top + down.start,
    width: across.size,
    height: down.size,
  };
}

function squareOutline({ x, y, width, height }: Area): Outline {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const d = box(middle.x, middle.y, width - 12, height - 12, 12);
  return { ...middle, d, kind: "area", reach: Math.max(width, height) / 2, half: [width / 2, height / 2] };
}

/** The line between two squares that touch. */
function edgeEnds(a: Area, b: Area, from: Square, to: Square): [Point, Point] {
  if (from.row === to.row) {
    const right = from.col < to.col ? b : a;
    return [right, { x: right.x, y: right.y + right.height }];
  }
  const lower = from.row < to.row ? b : a;
  return [lower, { x: lower.x + lower.width, y: lower.y }];
}

function edgeOutline([from, to]: [Point, Point]): Outline {
  const ends: [Point, Point] = [
    { x: from.x, y: from.y },
    { x: to.x, y: to.y },
  ];
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    kind: "line",
    reach: 26,
    ends,
  };
}

const STEPS: Record<Way, [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };

/** One step of the cursor; from the border of a floor it goes over to the other floor. */
function beside(
  square: Square,
  way: Way,
  at: Map<string, string>,
  floors: Floor[],
  squares: Map<string, Square>,
): string | null {
  const [down, right] = STEPS[way];
  const { floor, row, col } = square;
  const near = at.get(key({ floor, row: row + down, col: col + right }));
  if (near && squares.get(near)!.kind !== "barred") return `square:${near}`;
  const beyond = floors[floor + right];
  if (!right || !beyond) return null;
  const over = right > 0 ? beyond.columns[0]! : beyond.columns[beyond.columns.length - 1]!;
  const name = at.get(key({ floor: beyond.number, row, col: over }));
  return name ? `square:${name}` : null;
}
