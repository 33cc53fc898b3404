/** Making and finding tables over HTTP: /api/tables and its neighbours. */
import type { Setup } from "./catalogue.ts";

/** Who plays a pawn when the table is made: the maker, a bot, or whoever takes the open seat. */
export type SeatWish = "me" | "open" | `bot:${string}`;

export interface NewTable {
  setup: Setup;
  /** One wish for each pawn; a shorter list is filled with "me". */
  seats: SeatWish[];
  name: string;
  /** Left out: a fresh secret seed. "daily": the seed of the day for this set-up. */
  seed?: number | "daily";
  /** Real dice and markers: the page asks for what fell. */
  referee?: boolean;
  /** Shown in the list of tables to watch. */
  public?: boolean;
  aids?: Partial<Aids>;
  /** Must the owner agree when another pawn orders theirs, or gives or takes a token? */
  consent?: boolean;
  /** Seconds that a turn waits for an absent player before teammates may hand the seat to a bot. */
  patience?: number;
}

/** Advice that the table allows itself; all off unless asked for. */
export interface Aids {
  hint: boolean;
  chance: boolean;
  threats: boolean;
}

/** The answer to making or joining: the token is told once and kept by the browser. */
export interface Ticket {
  table: string;
  code: string;
  person: number;
  token: string;
  pawns: number[];
}

/** POST /api/tables/{id}/seats: sit down at an open seat; without pawns, at the first one. GET /api/codes/{code}
 * tells the TableLine of a short code. */
export interface TakeSeat {
  name: string;
  pawns?: number[];
}

/** POST /api/tables/{id}/branch: a *what if* from a step of a game; all pawns are the maker's. "same" luck is
 * told only when the game is over. */
export interface Branching {
  step: number;
  luck: "same" | "new";
  name: string;
}

/** POST /api/records: a record file as a table; POST /api/lessons/{id}: the table of a lesson. Both answer with a
 * Ticket. */
export interface Importing {
  record: Record<string, unknown>;
  name: string;
}

export interface TakeLesson {
  name: string;
}

export interface TableLine {
  id: string;
  code: string;
  title: string;
  game: string;
  status: Status;
  people: string[];
  open_seats: number;
  step: number;
  situation: string;
  created: string;
}

export type Status = "lobby" | "playing" | "over";

/** Every error over HTTP. */
export interface Problem {
  code: string;
  text: string;
}
