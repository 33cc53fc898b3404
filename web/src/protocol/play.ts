/** What changes while a game is played, and the snapshot of a whole table. */
import type { Setup } from "./catalogue.ts";
import type { Scene } from "./scene.ts";
import type { Spot } from "./spot.ts";
import type { Aids, Status } from "./tables.ts";

/** `game.view(state)`: squares, edges and tiles by name; see the games' view.py. */
export type View = Record<string, any>;

/** One legal action, or at a table with real dice one outcome. */
export interface Offer {
  action: string;
  /** A short sentence for people: "Open the door east of 3,2". */
  label: string;
  verb: string;
  price: number;
  /** What to click for it, the best first. */
  spots: Spot[];
  /** The pawns of other players that must agree first. */
  asks: number[];
}

/** A way of several actions to a square, found by playing it: never through luck. */
export interface Route {
  to: Spot;
  /** "Carry the victim to 3,0". */
  label: string;
  price: number;
  actions: string[];
  /** Squares and opened doors on the way, in order, without its start and end. */
  through: Spot[];
}

export interface Cite {
  /** The heading in the rulebook. */
  rule: string;
  /** The page of our reference, such as "flashpoint/advance-fire"; null if there is none. */
  section: string | null;
}

/** One thing that happened. Patches hold the keys of the view that changed, whole. */
export interface Frame {
  step: number;
  kind: string;
  text: string;
  spots: Spot[];
  cite: Cite | null;
  patch: View;
  /** Part of the fire's advance, to be played step by step. */
  fire: boolean;
}

export interface Awaits {
  what: string;
  /** The pawn that decides; -1 at chance and after the end. */
  pawn: number;
  /** Luck typed in from a real table. */
  chance: boolean;
}

export type Holder =
  | { kind: "person"; person: number }
  | { kind: "bot"; bot: string; /** Who handed it over, and may take it back. */ person: number | null }
  | { kind: "open" };

export interface Person {
  id: number;
  name: string;
  online: boolean;
  ready: boolean;
  /** Seconds since the last connection was lost; null while online. */
  away: number | null;
}

export interface LogLine {
  seq: number;
  step: number;
  text: string;
  spots: Spot[];
  cite: Cite | null;
  /** Who did it; -1 for luck and the fire. */
  pawn: number;
  /** Undone since; the line stays as a trace. */
  undone: boolean;
  kind: string;
}

export interface ChatLine {
  seq: number;
  person: number;
  name: string;
  text: string;
  at: string;
}

/** Something that waits for others to agree. */
export interface Proposal {
  seq: number;
  kind: "action" | "undo" | "aids";
  /** Who asks; -1 for a bot. */
  by: number;
  text: string;
  actions: string[];
  /** Persons who have not answered yet; nobody if all agree and the game is paused. */
  waits_for: number[];
  /** What would be switched, if the question is about aids. */
  aids: Partial<Aids>;
}

export interface TableInfo {
  id: string;
  code: string;
  setup: Setup;
  ruleset: string;
  title: string;
  status: Status;
  paused: boolean;
  referee: boolean;
  public: boolean;
  aids: Aids;
  /** How often each kind of advice was asked for. */
  aids_used: Record<string, number>;
  consent: boolean;
  patience: number;
  daily: string | null;
  lesson: string | null;
  /** The table that this one was branched from. */
  branch: { table: string; step: number } | null;
  /** The next table of the same team, once somebody asked to play again. */
  next: string | null;
  /** Told only when the game is over. */
  seed: number | null;
  result: "won" | "lost" | null;
  ending: string | null;
}

export interface Snapshot {
  table: TableInfo;
  scene: Scene;
  view: View;
  /** Names of the pawns, by pawn. */
  pawns: string[];
  holders: Holder[];
  people: Person[];
  spectators: number;
  /** The number of the last entry of the table. */
  seq: number;
  /** The number that a move must carry; it changes with every move and undo. */
  position: number;
  step: number;
  situation: string;
  awaits: Awaits;
  offers: Offer[];
  can_undo: "free" | "consent" | "no";
  /** Who made the step that an undo takes back, and for whom alone it may be free; -1 if there is none. */
  undo_by: number;
  log: LogLine[];
  chat: ChatLine[];
  proposal: Proposal | null;
  you: You;
}

export interface You {
  person: number | null;
  pawns: number[];
}
