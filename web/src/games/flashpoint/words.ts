/** What is on each square, in words: for screen readers and the line under the board. */
import { listed } from "../../board/listing.ts";
import { type EdgeState, edgesOf, piecesOf } from "./model.ts";
import type { Edge, EdgeKind, FlashPointScene, FlashPointView, Square } from "./protocol.ts";

const KINDS: Record<string, string> = {
  outside: "outside",
  air: "in the air",
  barred: "no way through",
  stairs: "staircase",
};
const WAYS = ["north", "east", "south", "west"] as const;
type Side = (typeof WAYS)[number];

/** Every square by its spot: name, room, what lies there, what is on its sides. */
export function squareWords(scene: FlashPointScene, view: FlashPointView): Map<string, string> {
  const pieces = piecesOf(scene, view);
  const sides = sidesOf(scene, edgesOf(scene, view));
  const parked = parkedOn(view);
  return new Map(
    scene.squares.map((square) => {
      const there = (pieces.get(square.name) ?? []).map((piece) => piece.name);
      const vehicle = parked.get(square.name);
      if (vehicle) there.push(vehicle);
      const parts = [there.length ? listed(there) : "empty", ...(sides.get(square.name) ?? [])];
      return [`square:${square.name}`, `${titleOf(scene, square)}: ${parts.join("; ")}`];
    }),
  );
}

/** "3,4, kitchen". */
function titleOf(scene: FlashPointScene, square: Square): string {
  const room = KINDS[square.kind] ?? (square.room && scene.rooms[square.room]);
  return room ? `${square.name}, ${room}` : square.name;
}

function parkedOn(view: FlashPointView): Map<string, string> {
  const found = new Map<string, string>();
  for (const square of view.engine ?? []) found.set(square, "the fire engine");
  for (const square of view.ambulance ?? []) found.set(square, "the ambulance");
  return found;
}

/** For each square, what is on its sides, the same things together. */
function sidesOf(scene: FlashPointScene, states: Map<string, EdgeState>): Map<string, string[]> {
  const squares = new Map(scene.squares.map((square) => [square.name, square]));
  const found = new Map<string, Map<string, Side[]>>();
  const note = (name: string, what: string, side: Side) => {
    const there = found.get(name) ?? new Map<string, Side[]>();
    there.set(what, [...(there.get(what) ?? []), side]);
    found.set(name, there);
  };
  for (const edge of scene.edges) {
    const what = edgeWords(edge, states.get(edge.name)!);
    const [a, b] = [squares.get(edge.a)!, squares.get(edge.b)!];
    const side = sideTowards(a, b);
    note(a.name, what, side);
    note(b.name, what, WAYS[(WAYS.indexOf(side) + 2) % 4]!);
  }
  return new Map([...found].map(([name, things]) => [name, [...things].map(sideWords)]));
}

function sideWords([what, sides]: [string, Side[]]): string {
  const [thing, condition] = what.split("|") as [string, string];
  const ordered = WAYS.filter((way) => sides.includes(way));
  return `${thing} to the ${listed(ordered)}${condition ? ` ${condition}` : ""}`;
}

function sideTowards(a: Square, b: Square): Side {
  if (a.row === b.row) return b.col > a.col ? "east" : "west";
  return b.row > a.row ? "south" : "north";
}

const NOUNS: Record<EdgeKind, string> = {
  wall: "wall",
  door: "door",
  exit: "entrance",
  window: "window",
  light: "light wall",
};

/** The thing and its condition; a whole wall needs no more words, and an entrance is always open. */
function edgeWords(edge: Edge, { condition, cracked }: EdgeState): string {
  const plain = condition === "whole" || edge.kind === "exit";
  const words = [plain ? "" : condition, cracked && condition !== "damaged" ? "damaged" : ""];
  return `${NOUNS[edge.kind]}|${listed(words.filter(Boolean))}`;
}

/** The rows of the table that screen readers get: one for each row of squares of a floor. */
export function planRows(scene: FlashPointScene): { title: string; spots: string[] }[] {
  const rows = new Map<string, Square[]>();
  for (const square of scene.squares) {
    const key = `${scene.floors > 1 ? `${square.floor ? "Upper" : "Ground"} floor, row` : "Row"} ${square.row}`;
    rows.set(key, [...(rows.get(key) ?? []), square]);
  }
  return [...rows]
    .map(([title, squares]) => ({ title, squares: squares.toSorted((a, b) => a.col - b.col) }))
    .sort((a, b) => a.squares[0]!.floor - b.squares[0]!.floor || a.squares[0]!.row - b.squares[0]!.row)
    .map(({ title, squares }) => ({ title, spots: squares.map((square) => `square:${square.name}`) }));
}
