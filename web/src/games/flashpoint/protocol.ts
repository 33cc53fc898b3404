/** Made by scripts/protocol_types.py from the game's shapes.py; change those. */
import type { Choice, Scene } from "../../protocol/index.ts";

export type SquareKind = "room" | "stairs" | "outside" | "air" | "barred";

export type EdgeKind = "wall" | "door" | "exit" | "window" | "light";

/** A victim that has been found. */
export type Victim = {
  square: string;
  treated: boolean;
  /** Left out of games without decks. */
  trapped?: boolean;
};

/** Somebody who was found, by name; the square is where they are or were last. */
export type Resident = Victim & {
  /** The number in the order of finding. */
  id: number;
  face: string;
  name: string;
};

/** Who is in the house and found, who is safe, and who is lost. */
export type Residents = {
  found: Resident[];
  safe: Resident[];
  lost: Resident[];
};

/** A hazmat that has been found. */
export type Hazmat = {
  square: string;
  lit: boolean;
};

/** A ladder that has left the engine. */
export type Ladder = {
  square: string;
  erected: boolean;
};

/** A firefighter; without a square before the first turn. */
export type Pawn = {
  role: string;
  square: string | null;
  saved: number;
  down: boolean;
};

/** Flare Ups that can still join the Fire deck. */
export type FlareUps = {
  hidden: number;
  returned: Record<string, number>;
};

/** Every pile of cards by the cards' ids, and what Events have changed. */
export type Cards = {
  deck: Record<string, number>;
  bottom: Record<string, number>;
  discards: Record<string, number>;
  at_work: string[];
  supply: FlareUps;
  removed: Record<string, number>;
  events: string[];
  events_drawn: string[];
  events_held: string[];
  this_turn: string[];
  next_turn: string[];
  radio_silence: number;
};

/** What the game waits for, and which pawn; -1 at chance. */
export type Decision = {
  what: string;
  who: number;
};

/** Everything on the table; squares and edges by name. */
export type FlashPointView = {
  fire: string[];
  smoke: string[];
  points: string[];
  hot_spots: string[];
  hot_spot_reserve: number;
  fire_outside: string[];
  victims: Victim[];
  hazmats: Hazmat[];
  damaged: string[];
  destroyed: string[];
  open: string[];
  pawns: Pawn[];
  /** The pawn whose turn it is. */
  turn: number;
  ap: number;
  /** For special actions alone. */
  free_ap: number;
  /** Lent by the Veteran. */
  bonus: number;
  /** Markers that have not been turned over, by kind. */
  bag: Record<string, number>;
  /** Nothing without decks. */
  cards: Cards | null;
  rescued: number;
  lost: number;
  damage: number;
  engine: string[] | null;
  /** The squares of a vehicle; nothing before it is placed. */
  ambulance: string[] | null;
  ladders: Ladder[];
  ladders_on_engine: number;
  awaits: Decision;
  ending: string | null;
  /** Left out where only the position is known, and not how it came to be. */
  residents?: Residents;
};

/** A square of the plan. */
export type Square = {
  name: string;
  floor: number;
  row: number;
  col: number;
  kind: SquareKind;
  /** The letter of its room. */
  room: string | null;
  /** Where a point of interest goes that cannot lie here, in rule sets with arrows. */
  arrow?: string;
};

/** A wall or an opening, and the squares on its two sides. */
export type Edge = {
  name: string;
  a: string;
  b: string;
  kind: EdgeKind;
};

/** Where a vehicle can park. */
export type ParkingSpot = {
  vehicle: string;
  squares: string[];
};

/** The building before anything happens. */
export type FlashPointScene = Scene & {
  floors: number;
  squares: Square[];
  edges: Edge[];
  /** What each letter is called. */
  rooms: Record<string, string>;
  parking: ParkingSpot[];
  /** What people call all that lies on squares: fire, smoke, markers, ladders. */
  things: Record<string, string>;
  /** Fire cards, Flare Ups and Events; empty without decks. */
  cards: Record<string, Choice>;
};
