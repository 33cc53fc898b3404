/** What lies on each square and what has become of each edge, read from the view. */
import type { Edge, FlashPointScene, FlashPointView, Ladder, Pawn } from "./protocol.ts";

type Sort = "fire" | "hot-spot" | "smoke" | "ladder" | "hazmat" | "point" | "victim" | "pawn";

export interface Piece {
  sort: Sort;
  /** The symbol that draws it. */
  sign: string;
  /** What people call it. */
  name: string;
  pawn?: number;
}

type Condition = "whole" | "damaged" | "destroyed" | "open" | "closed";

export interface EdgeState {
  condition: Condition;
  /** A door that was chopped once. */
  cracked: boolean;
}

const VICTIMS = {
  plain: { sign: "victim", name: "victim" },
  treated: { sign: "victim-treated", name: "treated victim" },
  trapped: { sign: "victim-trapped", name: "trapped victim" },
};

/** The pieces on every square that has any, flames first and pawns last. */
export function piecesOf(scene: FlashPointScene, view: FlashPointView): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const put = (square: string, piece: Piece) => {
    const there = found.get(square);
    if (there) there.push(piece);
    else found.set(square, [piece]);
  };
  const each = (squares: string[], piece: Piece) => {
    for (const square of squares) put(square, piece);
  };
  each(view.fire, { sort: "fire", sign: "flame", name: "fire" });
  each(view.fire_outside, { sort: "fire", sign: "flame", name: "fire" });
  each(view.smoke, { sort: "smoke", sign: "smoke", name: "smoke" });
  each(view.hot_spots, { sort: "hot-spot", sign: "hot-spot", name: "hot spot" });
  for (const ladder of view.ladders) putLadder(scene, ladder, put);
  for (const { square, lit } of view.hazmats) {
    const sign = lit ? "hazmat-lit" : "hazmat";
    put(square, { sort: "hazmat", sign, name: lit ? "burning hazmat" : "hazmat" });
  }
  each(view.points, { sort: "point", sign: "point", name: "point of interest" });
  for (const row of view.victims) {
    const how = row.treated ? "treated" : row.trapped ? "trapped" : "plain";
    put(row.square, { sort: "victim", ...VICTIMS[how] });
  }
  view.pawns.forEach((row, pawn) => {
    if (row.square) put(row.square, { sort: "pawn", sign: "", name: pawnWords(scene, row, pawn), pawn });
  });
  return found;
}

/** A firefighter in words: number, role, and lying on the ground. */
function pawnWords(scene: FlashPointScene, row: Pawn, pawn: number): string {
  const role = scene.roles[row.role]?.title;
  const called = `firefighter ${pawn + 1}${role ? ` (${role})` : ""}`;
  return row.down ? `${called}, knocked down` : called;
}

/** A ladder that lies is one piece; one that stands is seen on both floors. */
function putLadder(
  scene: FlashPointScene,
  ladder: Ladder,
  put: (square: string, piece: Piece) => void,
): void {
  const sort = "ladder";
  if (!ladder.erected) return put(ladder.square, { sort, sign: "ladder-down", name: "ladder, lying" });
  const foot = scene.squares.find((square) => square.name === ladder.square);
  const top = foot && squareAbove(scene, foot.row, foot.col);
  for (const square of [ladder.square, top]) {
    if (square) put(square, { sort, sign: "ladder", name: "ladder" });
  }
}

/** The square of the air over one of the ground: four columns on, as the floors are numbered. */
function squareAbove(scene: FlashPointScene, row: number, col: number): string | undefined {
  return scene.squares.find((square) => square.floor === 1 && square.row === row && square.col === col + 4)?.name;
}

/** What has become of every edge. */
export function edgesOf(scene: FlashPointScene, view: FlashPointView): Map<string, EdgeState> {
  const open = new Set(view.open);
  const damaged = new Set(view.damaged);
  const destroyed = new Set(view.destroyed);
  return new Map(
    scene.edges.map((edge) => {
      const { name } = edge;
      const condition = destroyed.has(name) ? "destroyed" : standing(edge, open, damaged);
      return [name, { condition, cracked: damaged.has(name) }];
    }),
  );
}

function standing(edge: Edge, open: Set<string>, damaged: Set<string>): Condition {
  if (edge.kind === "exit") return "open";
  if (edge.kind === "door" || edge.kind === "window") return open.has(edge.name) ? "open" : "closed";
  return damaged.has(edge.name) ? "damaged" : "whole";
}
