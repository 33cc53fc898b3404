/** What each tool does to a house; a house is never changed, there is a new one. */
import * as texts from "words/flashpoint-editor.ts";
import type { EdgeKind } from "../protocol.ts";
import {
  type At,
  atOf,
  besides,
  between,
  columnsOf,
  endsOf,
  type House,
  isInside,
  LAWN,
  nameOf,
  NO_ENTRY,
  ROWS,
  STAIRS,
} from "./house.ts";

/** A tool used at a place: another house, or a sentence about why it does not fit there. */
export type Edited = House | string;

export function drawEdge(house: House, edge: string, kind: EdgeKind | null): Edited {
  const edges = new Map(house.edges);
  const outer = !endsOf(edge).every((at) => isInside(house.floors, at));
  if (kind) edges.set(edge, kind);
  else if (outer) edges.set(edge, "wall");
  else edges.delete(edge);
  return { ...house, edges };
}

/** Give a square to a room: walls between rooms come and go by themselves, doors and windows stay. */
export function paintRoom(house: House, square: string, mark: string): Edited {
  const at = atOf(square);
  if (!isInside(house.floors, at)) return texts.roomsInside;
  if (mark === STAIRS && house.floors === 1) return texts.noStairs;
  const marks = new Map(house.marks).set(square, mark);
  const edges = new Map(house.edges);
  for (const next of besides(house.floors, at).filter((one) => isInside(house.floors, one))) {
    const edge = between(at, next);
    const same = marks.get(nameOf(next)) === mark;
    if (same && edges.get(edge) === "wall") edges.delete(edge);
    else if (!same && !edges.has(edge)) edges.set(edge, "wall");
  }
  return { ...house, marks, edges };
}

/** Somebody may enter an outside square, or not. */
export function barSquare(house: House, square: string): Edited {
  if (isInside(house.floors, atOf(square))) return texts.barredOutside;
  const cleared = withoutSpot(house, square);
  const mark = house.marks.get(square) === NO_ENTRY ? LAWN : NO_ENTRY;
  return { ...cleared, marks: new Map(cleared.marks).set(square, mark) };
}

/** Make a parking spot of two squares, or take the one away that is there. */
export function park(house: House, square: string, vehicle: "En" | "Am"): Edited {
  const side = sideOf(house, square);
  if (!side) return texts.parkBeside;
  if (house.marks.get(square) === vehicle) return withoutSpot(house, square);
  const index = side.indexOf(square);
  const other = side[index + 1] ?? side[index - 1]!;
  const free = withoutSpot(withoutSpot(house, square), other);
  return { ...free, marks: new Map(free.marks).set(square, vehicle).set(other, vehicle) };
}

/** The squares along the side of the house where a square lies; null for one where nothing can park. */
function sideOf(house: House, square: string): string[] | null {
  const { floor, row, col } = atOf(square);
  const columns = columnsOf(house.floors)[0]!;
  const last = columns[columns.length - 1]!;
  const across = row === 0 || row === ROWS - 1;
  const down = col === columns[0] || col === last;
  if (floor || across === down) return null;
  const along: At[] = across
    ? columns.slice(1, -1).map((one) => ({ floor, row, col: one }))
    : Array.from({ length: ROWS - 2 }, (_, index) => ({ floor, row: index + 1, col }));
  return along.map(nameOf);
}

/** The house without the parking spot that has this square. */
function withoutSpot(house: House, square: string): House {
  const mark = house.marks.get(square)!;
  const side = sideOf(house, square);
  if (!side || (mark !== "En" && mark !== "Am")) return house;
  const marks = new Map(house.marks);
  for (const step of [-1, 1]) {
    for (let at = side.indexOf(square); house.marks.get(side[at] ?? "") === mark; at += step) marks.set(side[at]!, LAWN);
  }
  return { ...house, marks };
}

export const STARTS = ["family", "basic"] as const;
export type Start = (typeof STARTS)[number];
export type Marker = "fire" | "poi";
const ORDER = ["title", "status", "room", "basic fire", "basic poi", "family fire", "family poi", "arrows"];

export function startsOf(house: House, start: Start, marker: Marker): string[] {
  return (house.notes.get(`${start} ${marker}`) ?? "").split(" ").filter(Boolean);
}

/** Put fire or a point of interest where a game begins, or take it away. */
export function toggleStart(house: House, square: string, start: Start, marker: Marker): Edited {
  const { row, col } = atOf(square);
  if (!isInside(house.floors, atOf(square))) return texts.startInside;
  const name = `${row},${col}`;
  const other = marker === "fire" ? "poi" : "fire";
  const there = startsOf(house, start, marker);
  const kept = there.includes(name) ? there.filter((one) => one !== name) : [...there, name].sort();
  const rest = startsOf(house, start, other).filter((one) => one !== name);
  return noted(noted(house, `${start} ${marker}`, kept.join(" ")), `${start} ${other}`, rest.join(" "));
}

/** The house with another note; an empty one goes. Lines that would break the file are joined. */
export function noted(house: House, key: string, value: string): House {
  const notes = new Map(house.notes);
  const line = value.replaceAll(/\s*\n\s*/g, " ");
  if (line) notes.set(key, line);
  else notes.delete(key);
  const rank = (name: string) => ORDER.indexOf(/^(room|arrows) /.exec(name)?.[1] ?? name);
  return { ...house, notes: new Map([...notes].sort(([a], [b]) => rank(a) - rank(b))) };
}

/** Letters of the rooms that have squares, in order. */
export function lettersOf(house: House): string[] {
  const found = squaresInside(house).map((name) => house.marks.get(name)!);
  return [...new Set(found)].filter((letter) => /^[A-Z]$/.test(letter) && (house.floors === 1 || letter !== STAIRS)).sort();
}

function squaresInside(house: House): string[] {
  return [...house.marks.keys()].filter((name) => isInside(house.floors, atOf(name)));
}

/** The house without names of rooms that have no squares: the reader refuses them. */
export function tidied(house: House): House {
  const marks = new Set(squaresInside(house).map((name) => house.marks.get(name)!));
  const notes = [...house.notes].filter(([key]) => !key.startsWith("room ") || marks.has(key.slice(5)));
  return { ...house, notes: new Map(notes) };
}

/** A letter that no room has yet; null if all are taken. */
export function freeLetter(house: House): string | null {
  const taken = new Set([...lettersOf(house), STAIRS]);
  return [..."ABCDEFGHIJKLMNOPQRSTUVWYZ"].find((letter) => !taken.has(letter)) ?? null;
}
