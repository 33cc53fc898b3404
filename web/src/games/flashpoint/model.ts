/** What lies on each square and what has become of each edge, read from the view. */
import { lineOf, toldAt } from "../../board/words.ts";
import type { Edge, FlashPointScene, FlashPointView, Ladder } from "./protocol.ts";

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

const VICTIMS = { victim: "victim", treated: "victim-treated", trapped: "victim-trapped" };

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
  const { fire, smoke, point, "hot-spot": hot } = scene.things;
  each([...view.fire, ...view.fire_outside], { sort: "fire", sign: "flame", name: fire! });
  each(view.smoke, { sort: "smoke", sign: "smoke", name: smoke! });
  each(view.hot_spots, { sort: "hot-spot", sign: "hot-spot", name: hot! });
  for (const ladder of view.ladders) putLadder(scene, ladder, put);
  for (const { square, lit } of view.hazmats) {
    const sign = lit ? "hazmat-lit" : "hazmat";
    put(square, { sort: "hazmat", sign, name: scene.things[sign]! });
  }
  each(view.points, { sort: "point", sign: "point", name: point! });
  for (const row of view.victims) {
    const how = row.treated ? "treated" : row.trapped ? "trapped" : "victim";
    put(row.square, { sort: "victim", sign: VICTIMS[how], name: scene.things[how]! });
  }
  view.pawns.forEach((row, pawn) => {
    const told = row.square && toldAt(scene, view, `pawn:${pawn}`);
    if (told) put(row.square!, { sort: "pawn", sign: "", name: lineOf(told, false), pawn });
  });
  return found;
}

/** A ladder that lies is one piece; one that stands is seen on both floors. */
function putLadder(
  scene: FlashPointScene,
  ladder: Ladder,
  put: (square: string, piece: Piece) => void,
): void {
  const sort = "ladder";
  if (!ladder.erected) return put(ladder.square, { sort, sign: "ladder-down", name: scene.things["ladder-lying"]! });
  const foot = scene.squares.find((square) => square.name === ladder.square);
  const top = foot && squareAbove(scene, foot.row, foot.col);
  for (const square of [ladder.square, top]) {
    if (square) put(square, { sort, sign: "ladder", name: scene.things.ladder! });
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
