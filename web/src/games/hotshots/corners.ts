/** Where wind rose, round, Firebreaks and bag find room around the tiles of any layout. */
import { distance, distanceToLine, type Point } from "../../board/sheet.ts";

/** How far around its middle each of them reaches. */
export const ROOM = 68;
const STEP = 12;
const GROWTH = 20;

export interface Corners {
  /** Added on each side of the map. */
  left: number;
  top: number;
  rose: Point;
  round: Point;
  firebreaks: Point;
  bag: Point;
}

/** Each in the corner that it belongs to, or as near to it as there is room; a map without room gets a border.
 *
 * The border grows where it costs no size: beside a map that is slimmer than the screen, else above and below it.
 */
export function cornersOf(hexagons: Point[][], width: number, height: number, aspect: number): Corners {
  for (let left = 0, top = 0; ; ) {
    const found = placed(hexagons, left, top, width, height);
    if (found) return { left, top, ...found };
    if ((width + 2 * left) / (height + 2 * top) < aspect) left += GROWTH;
    else top += GROWTH;
  }
}

type Places = Omit<Corners, "left" | "top">;

/** The wind first: it matters most. */
function placed(hexagons: Point[][], left: number, top: number, width: number, height: number): Places | null {
  const [west, east, north, south] = [ROOM - left, width + left - ROOM, ROOM - top, height + top - ROOM];
  const free = freePoints(hexagons, west, east, north, south);
  const taken: Point[] = [];
  const nearest = (corner: Point): Point | null => {
    const open = free.filter((point) => taken.every((other) => distance(point, other) >= 2 * ROOM));
    const best = open.sort((a, b) => distance(a, corner) - distance(b, corner))[0];
    if (best) taken.push(best);
    return best ?? null;
  };
  const rose = nearest({ x: west, y: north });
  const round = nearest({ x: east, y: north });
  const bag = nearest({ x: east, y: south });
  const firebreaks = nearest({ x: west, y: south });
  return rose && round && bag && firebreaks && { rose, round, firebreaks, bag };
}

function freePoints(hexagons: Point[][], west: number, east: number, north: number, south: number): Point[] {
  const found: Point[] = [];
  for (const y of steps(north, south)) {
    for (const x of steps(west, east)) {
      if (hexagons.every((corners) => isClear({ x, y }, corners))) found.push({ x, y });
    }
  }
  return found;
}

/** From one end to the other, both included. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** Is a point so far outside a hexagon that something round has room there? */
function isClear(point: Point, corners: Point[]): boolean {
  const middle = { x: (corners[0]!.x + corners[3]!.x) / 2, y: (corners[0]!.y + corners[3]!.y) / 2 };
  const far = distance(point, middle);
  if (far > 2 * ROOM + 40) return true;
  if (far < ROOM) return false;
  return corners.every((corner, index) => distanceToLine(point, [corner, corners[(index + 1) % 6]!]) >= ROOM);
}
