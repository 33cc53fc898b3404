/** Places in words, and the steps of the cursor over squares and the lines between them. */
import * as texts from "words/flashpoint-editor.ts";
import { arrowAt } from "./arrows.ts";
import { startsOf, type Start } from "./edits.ts";
import { atOf, edgeOf, endsOf, type House, isEdge, isInside, isOnFloor, nameOf, NO_ENTRY, STAIRS } from "./house.ts";

const OUTSIDE: Record<string, string> = { En: "engine", Am: "ambulance", [NO_ENTRY]: "barred" };

/** What a place is called and what is there. */
export function told(house: House, place: string, start: Start): string {
  if (!isEdge(place)) return toldSquare(house, place, start);
  const [first, second] = endsOf(place);
  const kind = house.edges.get(place);
  return texts.between({ first: number(house, first), second: number(house, second), kind: kind ?? "open" });
}

function toldSquare(house: House, square: string, start: Start): string {
  const at = atOf(square);
  const mark = house.marks.get(square)!;
  if (!isInside(house.floors, at)) return texts.outside({ square: number(house, at), what: OUTSIDE[mark] ?? "free" });
  const name = `${at.row},${at.col}`;
  const arrow = arrowAt(house, at);
  const there = [
    startsOf(house, start, "fire").includes(name) ? texts.fireThing : "",
    startsOf(house, start, "poi").includes(name) ? texts.point : "",
    arrow ? texts.arrowTo({ arrow }) : "",
  ].filter(Boolean);
  const stairs = house.floors === 2 && mark === STAIRS;
  const room = stairs ? texts.onStairs : (house.notes.get(`room ${mark}`) ?? texts.roomLetter({ letter: mark }));
  return [`${number(house, at)}, ${room}`, ...there].join(", ");
}

function number(house: House, { floor, row, col }: { floor: number; row: number; col: number }): string {
  const square = `${row},${col}`;
  return house.floors === 1 ? square : texts.onFloor({ square, upstairs: floor > 0 });
}

const WAYS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function isWay(key: string): boolean {
  return key in WAYS;
}

/** Where an arrow key leads: from a square to its side and on to the next square; `far` goes on at once.
 *
 * At the side of one floor it leads over to the other.
 */
export function step(house: House, place: string, key: string, far: boolean): string {
  const [down, right] = WAYS[key]!;
  if (!isEdge(place)) {
    const at = atOf(place);
    const next = { ...at, row: at.row + down, col: at.col + right };
    if (!isOnFloor(house.floors, next)) return over(house, place, right);
    const ordered = down + right > 0 ? edgeOf(at, next) : edgeOf(next, at);
    const isDrawn = isInside(house.floors, at) || isInside(house.floors, next);
    return far || !isDrawn ? nameOf(next) : ordered;
  }
  const [first, second] = endsOf(place);
  const upright = first.row === second.row;
  if (upright === (right !== 0)) return nameOf(down + right > 0 ? second : first);
  const moved = [first, second].map((at) => ({ ...at, row: at.row + down, col: at.col + right }));
  const fits = moved.every((at) => isOnFloor(house.floors, at)) && moved.some((at) => isInside(house.floors, at));
  return fits ? edgeOf(moved[0]!, moved[1]!) : place;
}

/** From the right side of the ground floor to the left side of the upper one, and back. */
function over(house: House, square: string, right: number): string {
  const { floor, row, col } = atOf(square);
  const other = floor + right;
  if (!right || house.floors === 1 || other < 0 || other > 1) return square;
  return nameOf({ floor: other, row, col: right > 0 ? col - 1 : col + 1 });
}
