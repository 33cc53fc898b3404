/** What the page and the service say to each other; docs/protocol.md tells it in prose.
 *
 * Names of places are texts with a kind: "square:3,4", "edge:3,3-3,4", "pawn:0", "vehicle:engine",
 * "tile:lake", "cell:C2", "side:barn/lake" (the tile that comes first in the scene first), "token:…",
 * "die:red" (Hotshots: "die:P" by its face), "card:…", "role:…". The page gives the drawn element the
 * same text as `data-spot`, and so can light and click what it knows nothing about.
 */
export type Spot = string;

/* ---------- the catalogue, GET /api/rulesets ---------- */

export interface OptionInfo {
  name: string;
  title: string;
  /** "words": any number of the choices, with spaces between them. */
  kind: "number" | "switch" | "choice" | "words";
  default: number | boolean | string;
  low: number;
  high: number;
  choices: string[];
  text: string;
  source: string;
}

/** A thing to choose with a line of text: a board, a difficulty, a role. */
export interface Choice {
  id: string;
  title: string;
  text: string;
}

export interface Preset {
  id: string;
  title: string;
  text: string;
  setup: Setup;
}

export interface Ruleset {
  id: string;
  game: "flashpoint" | "hotshots";
  title: string;
  text: string;
  boards: Choice[];
  difficulties: Choice[];
  crew: number[];
  roles: Choice[];
  options: OptionInfo[];
  presets: Preset[];
}

export interface Catalogue {
  rulesets: Ruleset[];
  bots: Choice[];
  /** The day of the daily seed, such as "2026-11-15". */
  today: string;
}

export interface Setup {
  ruleset: string;
  board?: string;
  difficulty?: string;
  crew?: number | string[];
  options?: Record<string, number | boolean | string>;
  files?: Record<string, string>;
}

/* ---------- tables, /api/tables ---------- */

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

/* ---------- the picture that never changes during a game ---------- */

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

/* ---------- what changes ---------- */

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

/* ---------- the socket, /api/tables/{id}/socket ---------- */

/** Everything a client sends has an id of its own choice, which the answer repeats. */
export type Command =
  | { do: "hello"; id: string; token: string | null }
  | { do: "play"; id: string; at: number; actions: string[] }
  | { do: "undo"; id: string; at: number }
  | { do: "answer"; id: string; proposal: number; agree: boolean }
  | { do: "withdraw"; id: string; proposal: number }
  | { do: "chat"; id: string; text: string }
  | { do: "ready"; id: string; ready: boolean }
  /** The maker starts with open seats: they are played by a bot (left out: "bot:greedy") or the maker. */
  | { do: "start"; id: string; fill?: "me" | `bot:${string}` }
  | { do: "check"; id: string }
  | { do: "pause"; id: string; paused: boolean }
  | { do: "hand-over"; id: string; pawn: number; bot: string }
  | { do: "take-back"; id: string; pawn: number }
  | { do: "aids"; id: string; aids: Partial<Aids> }
  | { do: "rename"; id: string; name: string }
  | { do: "again"; id: string }
  | { do: "ping"; id: string; spot: Spot; mark: "look" | "danger" | "go" }
  | { do: "plan"; id: string; strokes: Stroke[] }
  | { do: "why"; id: string; action: string }
  | { do: "routes"; id: string; at: number }
  | { do: "hint"; id: string; at: number }
  | { do: "chance"; id: string; at: number }
  | { do: "threats"; id: string; at: number; turns: "one" | "mine" };

/** A line drawn over the board: places one after the other. */
export interface Stroke {
  spots: Spot[];
  tone: 0 | 1 | 2 | 3;
}

export type Message =
  /** The whole table: after hello, after a gap, after an undo. */
  | { type: "snapshot"; id: string | null; snapshot: Snapshot }
  /** Something was played; `log` are the new lines. */
  | {
      type: "moved";
      seq: number;
      position: number;
      step: number;
      by: number;
      /** The bot's reason in words, if a bot moved. */
      reason: string | null;
      frames: Frame[];
      log: LogLine[];
      view: View;
      pawns: string[];
      situation: string;
      awaits: Awaits;
      offers: Offer[];
      can_undo: "free" | "consent" | "no";
      undo_by: number;
      table: TableInfo;
      proposal: Proposal | null;
    }
  /** Seats, people, pauses, aids, proposals: whatever is not the board. */
  | {
      type: "changed";
      seq: number;
      table: TableInfo;
      pawns: string[];
      holders: Holder[];
      people: Person[];
      spectators: number;
      proposal: Proposal | null;
      /** A sentence for the log, or null. */
      text: string | null;
    }
  | { type: "chat"; seq: number; line: ChatLine }
  | { type: "presence"; people: Person[]; spectators: number }
  /** A countdown until teammates may hand an absent player's seat to a bot. */
  | { type: "countdown"; pawn: number; seconds: number }
  | { type: "ping"; person: number; name: string; spot: Spot; mark: string }
  | { type: "plan"; person: number; name: string; strokes: Stroke[] }
  | { type: "check"; person: number; name: string }
  /** The command was stored and done. */
  | { type: "done"; id: string; seq: number }
  /** The command was refused and changed nothing; a stale one is followed by a snapshot. */
  | { type: "refused"; id: string | null; code: string; text: string; cite: Cite | null }
  | { type: "why"; id: string; allowed: boolean; text: string; cite: Cite | null }
  | { type: "routes"; id: string; at: number; routes: Route[] }
  | { type: "hint"; id: string; at: number; plan: Plan | null; text: string }
  | { type: "chance"; id: string; at: number; chance: Chance; text: string }
  | { type: "threats"; id: string; at: number; threats: ThreatMap; facts: string[] }
  | { type: "thinking"; pawn: number; bot: string }
  /** The server is going down or the connection was too greedy; the client comes back by itself. */
  | { type: "bye"; text: string };

export interface Chance {
  value: number;
  low: number;
  high: number;
  playouts: number;
  certain: boolean;
}

export interface Plan {
  pawn: number;
  steps: { action: string; label: string; price: number; why: string; spots: Spot[] }[];
  chance: Chance;
  facts: string[];
}

export interface ThreatMap {
  turns: number;
  exact: boolean;
  /** By what may happen ("burns", "explodes", "falls" …), then by place. */
  chances: Record<string, Record<Spot, number>>;
}

/* ---------- after the game ---------- */

/** GET /api/tables/{id}/frames: the whole game, for the scrubber. */
export interface History {
  scene: Scene;
  /** The view before the first step. */
  first: View;
  frames: Frame[];
  steps: { step: number; text: string; pawn: number; luck: boolean; situation: string; seq: number }[];
  pawns: string[];
}

/** GET /api/tables/{id}/review: progress below 1 means "ask again". */
export interface ReviewAnswer {
  progress: number;
  review: Review | null;
}

export interface Review {
  result: string | null;
  ending: string | null;
  headline: string;
  first: Chance;
  last: Chance;
  luck: number;
  decisions: number;
  doubt: number;
  pawns: { name: string; decisions: number }[];
  moments: {
    step: number;
    text: string;
    story: string;
    pawn: number | null;
    luck: string | null;
    chance: Chance;
    change: number;
  }[];
  costs: { step: number; pawn: number; played: string; better: string; cost: number; text: string }[];
}

/** GET /api/tables/{id}/standing: this game among others of the same set-up and seed. */
export interface Standing {
  teams: {
    table: string | null;
    names: string[];
    result: "won" | "lost";
    ending: string;
    score: string;
    steps: number;
    aids_used: Record<string, number>;
    yours: boolean;
    at: string;
  }[];
  won: number;
  played: number;
}

/* ---------- reference and lessons ---------- */

export interface Section {
  id: string;
  game: "flashpoint" | "hotshots";
  title: string;
  /** Small Markdown: paragraphs, lists, **bold**, tables, links to other sections as [text](#id). */
  body: string;
  sources: string[];
}

/** A lesson is a table made ready, with steps that wait for the learner. */
export interface Lesson {
  id: string;
  game: "flashpoint" | "hotshots";
  title: string;
  text: string;
  minutes: number;
  steps: LessonStep[];
}

export interface LessonStep {
  /** One rule, in a few sentences; small Markdown. */
  text: string;
  /** Places that the text speaks of. */
  lights: Spot[];
  section: string | null;
  /** What goes on to the next step: a button, one of these actions (a trailing * stands for any), or the
   * fire having been watched to its end. */
  until: { next: true } | { actions: string[] } | { watched: true };
  /** The only actions that the table takes at this step; left out: those of `until`. */
  allow?: string[];
}

/** Every error over HTTP. */
export interface Problem {
  code: string;
  text: string;
}
