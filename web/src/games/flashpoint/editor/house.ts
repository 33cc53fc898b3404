/** A house that is being drawn: marks on squares, what stands on edges, notes; and where squares are. */
import * as texts from "words/flashpoint-editor.ts";
import type { EdgeKind } from "../protocol.ts";

export interface House {
  floors: 1 | 2;
  /** By square: a letter for a room, X for the stairs; outside Am, En, x or a dot. */
  marks: ReadonlyMap<string, string>;
  /** By edge; what is not there is open. */
  edges: ReadonlyMap<string, EdgeKind>;
  /** Title, status, names of rooms, start squares, in the order of the file. */
  notes: ReadonlyMap<string, string>;
}

export interface At {
  floor: number;
  row: number;
  col: number;
}

export const ROWS = 8;
const LAST = ROWS - 1;
export const STAIRS = "X";
export const NO_ENTRY = "x";
export const LAWN = ".";

/** The columns of each floor; the first and the last one are outside. */
export function columnsOf(floors: number): number[][] {
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  return floors === 1 ? [range(0, 10)] : [range(0, 6), range(4, 10)];
}

export function nameOf({ floor, row, col }: At): string {
  return `${floor}/${row}/${col}`;
}

export function atOf(name: string): At {
  const [floor = 0, row = 0, col = 0] = name.split("/").map(Number);
  return { floor, row, col };
}

/** The name of the edge between two neighbours, the upper or left one first. */
export function edgeOf(first: At, second: At): string {
  return `${nameOf(first)}-${nameOf(second)}`;
}

export function endsOf(edge: string): [At, At] {
  const [first = "", second = ""] = edge.split("-");
  return [atOf(first), atOf(second)];
}

export function isEdge(place: string): boolean {
  return place.includes("-");
}

export function isOnFloor(floors: number, { floor, row, col }: At): boolean {
  return row >= 0 && row <= LAST && !!columnsOf(floors)[floor]?.includes(col);
}

export function isInside(floors: number, { floor, row, col }: At): boolean {
  const columns = columnsOf(floors)[floor]!;
  return row > 0 && row < LAST && col > columns[0]! && col < columns[columns.length - 1]!;
}

/** The square that two dice name: in a house of two floors the upper one has the higher columns. */
export function diceSquare(floors: number, row: number, col: number): At {
  return { floor: floors === 2 && col > 4 ? 1 : 0, row, col };
}

/** Every square, floor by floor. */
export function squaresOf(floors: number): At[] {
  return columnsOf(floors).flatMap((columns, floor) =>
    Array.from({ length: ROWS }, (_, row) => columns.map((col) => ({ floor, row, col }))).flat(),
  );
}

/** Every edge with the building on one of its sides. */
export function edgesOf(floors: number): string[] {
  return squaresOf(floors).flatMap((at) =>
    [
      { ...at, col: at.col + 1 },
      { ...at, row: at.row + 1 },
    ]
      .filter((next) => isOnFloor(floors, next) && (isInside(floors, at) || isInside(floors, next)))
      .map((next) => edgeOf(at, next)),
  );
}

/** The squares beside one, on its floor. */
export function besides(floors: number, at: At): At[] {
  return [
    { ...at, row: at.row - 1 },
    { ...at, col: at.col + 1 },
    { ...at, row: at.row + 1 },
    { ...at, col: at.col - 1 },
  ].filter((next) => isOnFloor(floors, next));
}

/** The edge between two neighbours, whichever comes first. */
export function between(a: At, b: At): string {
  return a.row < b.row || a.col < b.col ? edgeOf(a, b) : edgeOf(b, a);
}

/** Where an empty house begins to burn, and where somebody may be. */
const FIRE = "2,3 2,4 3,3 3,4 4,4 4,7 5,6 5,7";
const POINTS = "1,1 5,2 5,8";

/** A house of outer walls with an exit, all one room, that can be played at once. */
export function emptyHouse(floors: 1 | 2): House {
  const marks = new Map(squaresOf(floors).map((at) => [nameOf(at), isInside(floors, at) ? (at.floor ? "B" : "A") : LAWN]));
  const edges = new Map<string, EdgeKind>();
  for (const edge of edgesOf(floors)) {
    if (!endsOf(edge).every((at) => isInside(floors, at))) edges.set(edge, "wall");
  }
  edges.set(edgeOf({ floor: 0, row: 3, col: 0 }, { floor: 0, row: 3, col: 1 }), "exit");
  for (const [row, col, mark] of [[0, 1, "Am"], [0, 2, "Am"], [0, 3, "En"], [0, 4, "En"]] as const) marks.set(nameOf({ floor: 0, row, col }), mark);
  const upstairs: [string, string][] = floors === 2 ? [["room B", texts.landing]] : [];
  const notes = new Map([["title", texts.myHouse], ["room A", texts.hall], ...upstairs, ["family fire", FIRE], ["family poi", POINTS]]);
  if (floors === 2) {
    for (const floor of [0, 1]) addStairs(marks, edges, { floor, row: 3, col: floor ? 6 : 2 });
  }
  return { floors, marks, edges, notes };
}

/** Stairs with one open side, to the east. */
function addStairs(marks: Map<string, string>, edges: Map<string, EdgeKind>, at: At): void {
  marks.set(nameOf(at), STAIRS);
  for (const next of besides(2, at)) {
    if (next.col <= at.col) edges.set(between(at, next), "wall");
  }
}
