/** Made by scripts/protocol_types.py from the game's shapes.py; change those. */
import type { Choice, Scene } from "../../protocol/index.ts";

/** A tile; without a cell before it is laid. */
export type Tile = {
  cell: string | null;
  flames: number;
  scorched: boolean;
};

/** A member of the crew; without a role and a tile before they are dealt. */
export type Pawn = {
  role: string | null;
  able: boolean;
  tile: string | null;
  tokens: string[];
};

/** What the game waits for, and which pawn; -1 at chance. */
export type Decision = {
  what: string;
  who: number;
};

/** Everything on the table; tiles, tokens and cards by name, faces of dice by letter. */
export type HotshotsView = {
  tiles: Record<string, Tile>;
  /** The cell without a tile. */
  gap: string | null;
  /** Sides as "lake/barn". */
  firebreaks: string[];
  wind: string;
  /** Those that wait at the air base. */
  vehicles: string[];
  pawns: Pawn[];
  /** The pawn whose turn it is. */
  turn: number;
  moves: number;
  through_fire: boolean;
  no_card: boolean;
  one_more_turn: boolean;
  succeeded_on: string[];
  bag: string[];
  fresh: string[];
  /** Tokens to choose from. */
  choice: string[];
  dice: number;
  rolled: string | null;
  locked: string;
  /** Faces that tokens bring. */
  extra: string;
  support: number;
  deck: number;
  /** The card on top of the deck, where it is known. */
  top: string | null;
  drawn: string[];
  card: string | null;
  discarded: number;
  shuffles: number;
  awaits: Decision;
  ending: string | null;
};

/** A place for a tile; two rows lie as far apart as a cell is high. */
export type Cell = {
  name: string;
  col: number;
  row: number;
};

/** What a tile is, wherever it lies. */
export type TileInfo = Choice & {
  /** The faces that fight fire here, as letters. */
  needs: string;
  /** Flames that it takes before it is scorched; 0: it never burns. */
  limit: number;
  /** What no source shows and is our proposal: "limit", "icons". */
  reconstructed: string[];
};

/** A Fire card, and what it does. */
export type CardInfo = Choice & {
  /** Does no source show it, so that it is our proposal? */
  reconstructed: boolean;
};

/** What a fight brings that is stopped with enough matches. */
export type Reward = {
  matches: number;
  flames: number;
  firebreaks: number;
  tokens: number;
};

/** The forest before anything happens. */
export type HotshotsScene = Scene & {
  cells: Cell[];
  tiles: Record<string, TileInfo>;
  tokens: Record<string, Choice>;
  vehicles: Record<string, Choice>;
  cards: Record<string, CardInfo>;
  /** By letter, as views and actions write them. */
  faces: Record<string, Choice>;
  /** As many as the box holds. */
  firebreaks: number;
  /** By matches; of those with the same number one is chosen. */
  rewards: Reward[];
};
