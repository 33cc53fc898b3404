/** The picture that never changes during a game. */
import type { Choice } from "./catalogue.ts";

export type Scene = FlashPointScene | HotshotsScene;

interface SceneBase {
  title: string;
  board_title: string;
  /** How sure the layout is, such as "certain: …" or "reconstructed: …". */
  board_status: string;
  currency: string;
  tracks: Track[];
  roles: Record<string, RoleInfo>;
  /** Signs by name, such as "fire" or "hot-spot", and their meaning; only those of this game. */
  legend: { sign: string; meaning: string }[];
}

/** A count that fills towards an end. */
export interface Track {
  /** Where the view has it: a path with dots, where * stands for every entry. Numbers are added up,
   * true counts as 1, an object as the sum of its values: "rescued", "cards.deck", "tiles.*.scorched". */
  key: string;
  label: string;
  goal: number;
  /** "plain": what is left of a supply; the goal is then the most there is. */
  tone: "good" | "bad" | "plain";
  /** What happens when it is full. */
  text: string;
}

export interface RoleInfo {
  id: string;
  title: string;
  letter: string;
  text: string;
}

export interface FlashPointScene extends SceneBase {
  game: "flashpoint";
  floors: number;
  squares: SquareInfo[];
  edges: EdgeInfo[];
  rooms: Record<string, string>;
  parking: { vehicle: "engine" | "ambulance"; squares: string[] }[];
  /** Fire cards, Flare Ups and Events; empty without decks. */
  cards: Record<string, CardInfo>;
}

export interface SquareInfo {
  name: string;
  floor: number;
  row: number;
  col: number;
  kind: "room" | "stairs" | "outside" | "air" | "barred";
  room: string | null;
  /** Where a point of interest goes that cannot lie here, in rule sets with arrows. */
  arrow: string | null;
}

export interface EdgeInfo {
  name: string;
  /** The squares on its two sides. */
  a: string;
  b: string;
  kind: "wall" | "door" | "exit" | "window" | "light";
}

export interface HotshotsScene extends SceneBase {
  game: "hotshots";
  cells: { name: string; col: number; row: number }[];
  tiles: Record<string, TileInfo>;
  tokens: Record<string, Choice>;
  vehicles: Record<string, Choice>;
  cards: Record<string, CardInfo>;
  /** By letter, as views and actions write them. */
  faces: Record<string, Choice>;
}

export interface TileInfo {
  id: string;
  title: string;
  text: string;
  /** The faces that fight fire here, as letters. */
  needs: string;
  /** Flames that it takes before it is scorched; 0: it never burns. */
  limit: number;
  /** What no source shows and is our proposal: "limit", "icons". */
  reconstructed: string[];
}

export interface CardInfo {
  id: string;
  title: string;
  text: string;
}
