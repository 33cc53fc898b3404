/** Made by scripts/protocol_types.py from the service's types; change those. */
// docs/protocol.md tells it in prose.

/**
 * A place as a text with a kind: "square:3,4", "edge:3,3-3,4", "pawn:0", "tile:lake". The page gives the drawn
 * element the same text as `data-spot`, and so can light and click what it knows nothing about.
 */
export type Spot = string;

/** A position as its game tells it; each game has a type for its own. */
export type View = Record<string, unknown>;

export type Tone = "good" | "bad" | "plain";

/** What somebody who points at a place says with it. */
export type Mark = "look" | "danger" | "go";

export type CanUndo = "free" | "consent" | "no";

export type Holder = PersonHolder | BotHolder | OpenHolder;

/** Who plays a pawn: the maker, a bot, or whoever takes the open seat, which with `open:` a bot keeps warm. */
export type SeatWish = string;

/**
 * What is said, before it is said in some language. Arguments are texts, numbers, other phrases, or several of
 * those.
 */
export type Phrase = {
  name: string;
  arguments: Record<string, unknown>;
};

/** A phrase that was said already, in words of its own; `text` is how. */
export type Quoted = Phrase & {
  text: string;
};

/**
 * A place by what it is part of, such as a room; `square` is its quiet second name. The argument `whole` says what
 * it is part of, and is enough where nothing else can be meant.
 */
export type Place = Phrase & Record<string, never>;

/** Something that may come out of an action, in so many of all ways. */
export type Odds = {
  label: string;
  ways: number;
  tone: Tone;
};

/** A place where a click can mean an offer; of several the lowest order comes first. */
export type At = {
  spot: Spot;
  order: number;
};

/** One legal action, or at a chance one outcome. */
export type Offer = {
  action: string;
  /** A short sentence for people: "Open the door to the bathroom". */
  label: string;
  verb: string;
  price: number;
  spots: Spot[];
  /** The pawns of other players that must agree first. */
  asks: number[];
  /** The label as a named message, where the game has it. */
  phrase: Phrase | null;
  /** What the card says that is taken with it. */
  about: string;
  /** At a roll, what each die shows: told apart as `Scene.dice` says, or else in any order. */
  dice: string[];
  /** What may come out of it, worst first, where the game knows the exact odds. */
  odds: Odds[];
  /** Does it hurt whoever does it without need, such as a step into fire? */
  danger: boolean;
  /** Among many of its kind, is it one that people think of first? */
  apt: boolean;
  /** Where a click means it: at its best place, and at others to which no offer belongs. */
  at: At[];
  /** The numbers of the squares that the label names, for those who like them. */
  where: string;
  /** The best place to click for it; empty if there is none. */
  spot: Spot;
};

/** A way of several actions, found by playing it; never through luck. */
export type Route = {
  to: Spot;
  label: string;
  price: number;
  actions: string[];
  /** Places and opened doors on the way, in order, without its start and end. */
  through: Spot[];
  /** Is it what a click on the place means first? What else can be done there is in its menu. */
  main: boolean;
  /** The label as a named message, where the game has it. */
  phrase: Phrase | null;
  /** Is it what people come for, so that a list may show it beside the single actions? */
  apt: boolean;
  /** Does it bring somebody to safety? */
  saves: boolean;
  /** Is it work on what is at its end, which the way does not enter? */
  deed: boolean;
  /** The numbers of the squares that the label names. */
  where: string;
  /** Among the choices at its end, as `At.order`. */
  order: number;
};

/** The heading in the rulebook, and the section of our reference. */
export type Cite = {
  rule: string;
  section: string | null;
};

/**
 * One thing that happened; `patch` holds the keys of the view that it changed, whole. Of `words` it holds only the
 * places that changed; null: as the scene tells it.
 */
export type Frame = {
  step: number;
  kind: string;
  text: string;
  spots: Spot[];
  cite: Cite | null;
  patch: View;
  /** Is it part of the fire's advance? */
  fire: boolean;
  /** Milliseconds to look at it at the calm speed; 0 shows it together with the next. */
  dwell: number;
  /** The text as a named message, where the game has it. */
  phrase: Phrase | null;
  /** The step with which this act began: one advance of the fire may take several steps. */
  act: number;
};

/** A thing with a line of text: a board, a difficulty, a card. */
export type Choice = {
  id: string;
  title: string;
  text: string;
};

/** A role, with the letter that tells its pawns apart without colour. */
export type RoleInfo = Choice & {
  letter: string;
};

/** A count that fills towards an end. */
export type Track = {
  /** What it is known by; a view's `counts` hold how far each track is, in their order. */
  key: string;
  label: string;
  goal: number;
  /** Plain is what is left of a supply; the goal is then the most there is. */
  tone: Tone;
  /** What happens when it is full. */
  text: string;
};

/** A place in words, before anything happened. */
export type PlaceWords = {
  /** What it is called, as part of a sentence: "the north side of the kitchen". */
  name: string;
  /** What is there, if there is something to tell. */
  there?: string;
  /** Its number on the board, for those who like it. */
  where?: string;
};

/** A sign by name, such as "fire", and its meaning. */
export type LegendLine = {
  sign: string;
  meaning: string;
};

/** One of the dice that are told apart. */
export type Die = {
  title: string;
  /** Its colour, as a word. */
  tone: string;
};

/** The picture that never changes during a game; games add what their boards need. */
export type Scene = {
  game: string;
  title: string;
  board_title: string;
  /** How sure the layout is, such as "certain: …" or "reconstructed: …". */
  board_status: string;
  currency: string;
  tracks: Track[];
  roles: Record<string, RoleInfo>;
  /** Only the signs that this game can show. */
  legend: LegendLine[];
  /** The dice that are told apart, in the order of an offer's `dice`; empty for a handful. */
  dice: Die[];
  /** Every place; a view's `words` tell of those where something else is now. */
  words: Record<Spot, PlaceWords>;
};

/** A chance to win, and how sure it is. */
export type Chance = {
  value: number;
  low: number;
  high: number;
  playouts: number;
  certain: boolean;
};

/** One action of a plan, with its reason. */
export type PlanStep = {
  action: string;
  label: string;
  price: number;
  why: string;
  spots: Spot[];
};

/** What to do in the rest of a turn. */
export type Plan = {
  pawn: number;
  steps: PlanStep[];
  chance: Chance;
  facts: string[];
};

/** What may happen before a pawn's next turn. */
export type ThreatMap = {
  turns: number;
  exact: boolean;
  /** By what may happen ("burns", "explodes", "falls" …), then by place. */
  chances: Record<string, Record<Spot, number>>;
};

/** What a pawn's decisions have changed. */
export type ReviewPawn = {
  name: string;
  decisions: number;
};

/** A step that changed the chance to win. */
export type Moment = {
  step: number;
  text: string;
  story: string;
  /** Who decided; nobody if it was luck. */
  pawn: number | null;
  /** Which kind of luck it was; nothing if somebody decided. */
  luck: string | null;
  chance: Chance;
  change: number;
  /** Is the change beyond what the luck of the playouts makes? */
  sure: boolean;
};

/** A decision that another one would have bettered. */
export type Cost = {
  step: number;
  pawn: number;
  played: string;
  better: string;
  cost: number;
  text: string;
  /** Can it be tried again as a puzzle? */
  puzzle: boolean;
};

/** A whole game looked back on. */
export type Review = {
  result: string | null;
  ending: string | null;
  headline: string;
  first: Chance;
  last: Chance;
  luck: number;
  decisions: number;
  doubt: number;
  pawns: ReviewPawn[];
  moments: Moment[];
  costs: Cost[];
};

/** Every command has an id of the client's choice, which the answer repeats. */
export type Command =
  | Hello
  | Play
  | Undo
  | Answer
  | Withdraw
  | Chat
  | Ready
  | Start
  | Check
  | Pause
  | HandOver
  | TakeBack
  | SetAids
  | Rename
  | Admit
  | Remove
  | Mute
  | Filter
  | OfferSeat
  | Leave
  | Again
  | Ping
  | DrawPlan
  | Why
  | AskRoutes
  | AskHint
  | AskChance
  | AskThreats;

export type Hello = {
  do: "hello";
  id: string;
  token?: string | null;
};

export type Play = {
  do: "play";
  id: string;
  at: number;
  actions: string[];
};

export type Undo = {
  do: "undo";
  id: string;
  at: number;
};

export type Answer = {
  do: "answer";
  id: string;
  proposal: number;
  agree: boolean;
};

export type Withdraw = {
  do: "withdraw";
  id: string;
  proposal: number;
};

export type Chat = {
  do: "chat";
  id: string;
  text: string;
};

export type Ready = {
  do: "ready";
  id: string;
  ready: boolean;
};

export type Start = {
  do: "start";
  id: string;
  fill?: string;
};

export type Check = {
  do: "check";
  id: string;
};

export type Pause = {
  do: "pause";
  id: string;
  paused: boolean;
};

export type HandOver = {
  do: "hand-over";
  id: string;
  pawn: number;
  bot: string;
};

export type TakeBack = {
  do: "take-back";
  id: string;
  pawn: number;
};

/** Switches that are left out stay as they are. */
export type AidSwitches = {
  hint?: boolean | null;
  chance?: boolean | null;
  threats?: boolean | null;
};

export type SetAids = {
  do: "aids";
  id: string;
  aids: AidSwitches;
};

export type Rename = {
  do: "rename";
  id: string;
  name: string;
};

export type Admit = {
  do: "admit";
  id: string;
  open: boolean;
};

export type Remove = {
  do: "remove";
  id: string;
  person: number;
};

export type Mute = {
  do: "mute";
  id: string;
  muted: boolean;
  person?: number | null;
};

export type Filter = {
  do: "filter";
  id: string;
  words: string[];
};

export type OfferSeat = {
  do: "offer-seat";
  id: string;
  pawn: number;
  open: boolean;
};

export type Leave = {
  do: "leave";
  id: string;
};

export type Again = {
  do: "again";
  id: string;
};

export type Ping = {
  do: "ping";
  id: string;
  spot: Spot;
  mark: Mark;
};

/** A line drawn over the board: places one after the other. */
export type Stroke = {
  spots: Spot[];
  tone: 0 | 1 | 2 | 3;
};

export type DrawPlan = {
  do: "plan";
  id: string;
  strokes: Stroke[];
};

export type Why = {
  do: "why";
  id: string;
  action: string;
};

export type AskRoutes = {
  do: "routes";
  id: string;
  at: number;
};

export type AskHint = {
  do: "hint";
  id: string;
  at: number;
  /** Does the page ask by itself, as it does in a first game? */
  unasked?: boolean;
};

export type AskChance = {
  do: "chance";
  id: string;
  at: number;
};

export type AskThreats = {
  do: "threats";
  id: string;
  at: number;
  turns?: "one" | "mine";
};

/** Advice that the table allows itself; all off unless asked for. */
export type Aids = {
  hint: boolean;
  chance: boolean;
  threats: boolean;
};

export type PersonHolder = {
  kind: "person";
  person: number;
};

export type BotHolder = {
  kind: "bot";
  bot: string;
  /** Who handed it over, and may take it back. */
  person: number | null;
  /** Does it only keep the seat warm for whoever wants to play? */
  open: boolean;
  /** Does it play this turn alone, since the time of its person was up? */
  turn: boolean;
  /** What it is called at this table; stored entries leave it out. */
  name: string;
  /** How it plays, in words. */
  style: string;
};

export type OpenHolder = {
  kind: "open";
};

export type Person = {
  id: number;
  name: string;
  online: boolean;
  ready: boolean;
  /** Seconds since the last connection was lost; nothing while online. */
  away: number | null;
};

export type LogLine = {
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
  /** Is it part of the fire's advance? */
  fire: boolean;
  /** The text as a named message, where the game has it. */
  phrase: Phrase | null;
};

export type ChatLine = {
  seq: number;
  person: number;
  name: string;
  text: string;
  at: string;
};

/** Something that waits for others to agree. */
export type Proposal = {
  seq: number;
  kind: "action" | "undo" | "aids";
  /** Who asks; -1 for a bot. */
  by: number;
  text: string;
  actions: string[];
  /** Persons who have not answered yet; nobody if all agree and the game is paused. */
  waits_for: number[];
  /** What would be switched, if the question is about aids. */
  aids: Record<string, boolean>;
};

export type Branch = {
  table: string;
  step: number;
};

export type TableInfo = {
  id: string;
  code: string;
  ruleset: string;
  title: string;
  status: "lobby" | "playing" | "over";
  paused: boolean;
  referee: boolean;
  public: boolean;
  /** Does nobody sit down any more? */
  closed: boolean;
  /** Does only who made the table speak? */
  hushed: boolean;
  /** People who may say nothing. */
  muted: number[];
  /** How many words are not wanted in names and chat. */
  blocked: number;
  /** Seconds that each turn has; 0 where there is no clock. */
  clock: number;
  /** When the time of who is waited for is up. */
  ends: string | null;
  /** Whom it looks for, if anybody may sit down. */
  seeks: Seeks | null;
  aids: Aids;
  /** How often each kind of advice was asked for. */
  aids_used: Record<string, number>;
  consent: boolean;
  patience: number;
  daily: string | null;
  /** Is it the game of that day, whose teams are compared? */
  ranked: boolean;
  /** The challenge that this game answers. */
  challenge: string | null;
  lesson: string | null;
  /** The puzzle that is solved here; “own” for one of somebody's own game. */
  puzzle: string | null;
  /** The table that this one was branched from. */
  branch: Branch | null;
  /** The next table of the same team, once somebody asked to play again. */
  next: string | null;
  /** Told only when the game is over; that of a ranked game when its day is. */
  seed: number | null;
  result: string | null;
  ending: string | null;
  /** How often each pawn's player did what, by the kind of event; told when the game is over. */
  deeds: (Record<string, number>)[];
};

export type Awaits = {
  what: string;
  /** The pawn that decides; -1 at chance and after the end. */
  pawn: number;
  /** Luck typed in from a real table. */
  chance: boolean;
};

export type You = {
  person: number | null;
  pawns: number[];
};

/** A whole table, as one viewer sees it. */
export type Snapshot = {
  table: TableInfo;
  /** Told here alone: it never changes. */
  setup: Setup;
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
  can_undo: CanUndo;
  /** Who made the step that an undo takes back, and for whom alone it may be free; -1 if there is none. */
  undo_by: number;
  /** The actions that were taken back last and may be played again; empty if there are none. */
  redo: string[];
  log: LogLine[];
  /** How many turns began before the first line of the log, which has an end. */
  earlier_turns: number;
  chat: ChatLine[];
  proposal: Proposal | null;
  you: You;
};

/** The base of all messages. */
export type Message =
  | SnapshotMessage
  | Moved
  | Changed
  | Chatted
  | Attendance
  | Countdown
  | Pinged
  | Planned
  | Checked
  | Done
  | Refused
  | Because
  | Routes
  | Hint
  | FirstThought
  | WinChance
  | Threats
  | Thinking
  | Bye;

/** The whole table: after hello, after a gap, after an undo. */
export type SnapshotMessage = {
  type: "snapshot";
  id: string | null;
  snapshot: Snapshot;
};

/** Something was played. */
export type Moved = {
  type: "moved";
  seq: number;
  position: number;
  step: number;
  by: number;
  /** The bot's reason in words, if a bot moved. */
  reason: string | null;
  frames: Frame[];
  /** The new lines. */
  log: LogLine[];
  view: View;
  pawns: string[];
  situation: string;
  awaits: Awaits;
  offers: Offer[];
  can_undo: CanUndo;
  undo_by: number;
  redo: string[];
  table: TableInfo;
  proposal: Proposal | null;
};

/** Seats, people, pauses, aids, proposals: whatever is not the board. */
export type Changed = {
  type: "changed";
  seq: number;
  table: TableInfo;
  pawns: string[];
  holders: Holder[];
  people: Person[];
  spectators: number;
  proposal: Proposal | null;
  /** A sentence for the log, or nothing. */
  text: string | null;
};

export type Chatted = {
  type: "chat";
  seq: number;
  line: ChatLine;
};

export type Attendance = {
  type: "presence";
  people: Person[];
  spectators: number;
};

/** Until teammates may hand an absent player's seat to a bot. */
export type Countdown = {
  type: "countdown";
  pawn: number;
  seconds: number;
};

export type Pinged = {
  type: "ping";
  person: number;
  name: string;
  spot: Spot;
  mark: string;
};

export type Planned = {
  type: "plan";
  person: number;
  name: string;
  strokes: Stroke[];
};

export type Checked = {
  type: "check";
  person: number;
  name: string;
};

/** The command was stored and done. */
export type Done = {
  type: "done";
  id: string;
  seq: number;
};

/** The command was refused and changed nothing; a stale one is followed by a snapshot. */
export type Refused = {
  type: "refused";
  id: string | null;
  code: string;
  text: string;
  cite: Cite | null;
  /** The text as a named message, where the game has it. */
  phrase: Phrase | null;
};

export type Because = {
  type: "why";
  id: string;
  allowed: boolean;
  text: string;
  cite: Cite | null;
  /** The text as a named message, where the game has it. */
  phrase: Phrase | null;
};

export type Routes = {
  type: "routes";
  id: string;
  at: number;
  routes: Route[];
};

export type Hint = {
  type: "hint";
  id: string;
  at: number;
  plan: Plan | null;
  text: string;
};

/** What a hint would be if it had to come at once; the hint itself follows. */
export type FirstThought = {
  type: "first-thought";
  at: number;
  plan: Plan | null;
  text: string;
};

export type WinChance = {
  type: "chance";
  id: string;
  at: number;
  chance: Chance;
  text: string;
};

export type Threats = {
  type: "threats";
  id: string;
  at: number;
  threats: ThreatMap;
  facts: string[];
};

export type Thinking = {
  type: "thinking";
  pawn: number;
  bot: string;
};

/** The server is going down, or this client was too greedy; it comes back by itself. */
export type Bye = {
  type: "bye";
  text: string;
};

/** Whom a table with open seats looks for. */
export type Seeks = {
  language: string;
  level: "new" | "any" | "experienced";
  time: "short" | "hour" | "evening" | "days";
};

/** Every error: a code for programs, a sentence for people. */
export type Problem = {
  code: string;
  text: string;
  /** The text as a named message, where it is one. */
  phrase: Phrase | null;
};

/** One way to play, with the choices made; what is left out is as the rule set has it. */
export type Setup = {
  ruleset: string;
  board?: string | null;
  difficulty?: string | null;
  crew?: number | string[] | null;
  options?: Record<string, boolean | number | string>;
  files?: Record<string, string>;
};

/** Advice that the table allows itself. */
export type AidsWanted = {
  hint?: boolean;
  chance?: boolean;
  threats?: boolean;
};

/** Whom a table with open seats looks for. */
export type SeeksWanted = {
  /** What is spoken, such as “en”. */
  language: string;
  level?: "new" | "any" | "experienced";
  time?: "short" | "hour" | "evening" | "days";
};

/** A table to be made. */
export type NewTable = {
  setup: Setup;
  /** One wish for each pawn; a shorter list is filled with “me”. */
  seats?: SeatWish[];
  /** A name to be shown; trimmed to text. */
  name: string;
  /** Left out: a fresh secret seed. */
  seed?: number | "daily" | null;
  /** Real dice: the page asks for what fell. */
  referee?: boolean;
  /** Shown in the list of tables to watch. */
  public?: boolean;
  /** Listed with its open seats, and public. */
  seeks?: SeeksWanted | null;
  /** Seconds that each turn has; then a bot plays it. */
  clock?: number | null;
  aids?: AidsWanted;
  consent?: boolean;
  patience?: number;
};

/** Sitting down at open seats, the first one without pawns; a program says that it is one. */
export type TakeSeat = {
  /** A name to be shown; trimmed to text. */
  name: string;
  bot?: boolean;
  /** Needed at a ranked table. */
  player?: string | null;
  pawns?: number[] | null;
};

/** A learner sits down. */
export type TakeLesson = {
  /** A name to be shown; trimmed to text. */
  name?: string;
};

/** The holder of a seat: the token is told once and kept by the browser. */
export type Ticket = {
  table: string;
  code: string;
  person: number;
  token: string;
  pawns: number[];
};

/** A table in a list. */
export type TableLine = {
  id: string;
  code: string;
  title: string;
  game: string;
  status: "lobby" | "playing" | "over";
  people: string[];
  open_seats: number;
  step: number;
  situation: string;
  created: string;
  /** Seconds that each turn has; 0 where there is no clock. */
  clock: number;
  seeks: SeeksWanted | null;
  /** Is it a game of the day? Who sits down has had their try. */
  ranked: boolean;
  /** May anybody watch? A game of today is for its own team alone. */
  watch?: boolean;
};

/** Somebody who just wants to play. */
export type QuickMatch = {
  /** A name to be shown; trimmed to text. */
  name: string;
  language: string;
  level?: "new" | "any" | "experienced";
  /** Tables where you sit already. */
  besides?: string[];
};

export type Option = {
  name: string;
  title: string;
  kind: "number" | "switch" | "choice" | "words";
  default: number | boolean | string;
  low: number;
  high: number;
  choices: string[];
  text: string;
  source: string;
};

export type Preset = {
  id: string;
  title: string;
  text: string;
  setup: Setup;
};

export type Ruleset = {
  id: string;
  game: string;
  title: string;
  text: string;
  boards: Choice[];
  difficulties: Choice[];
  crew: number[];
  /** What is played if nothing else is chosen. */
  usual: Setup;
  roles: Choice[];
  choosing: string[];
  options: Option[];
  presets: Preset[];
};

/** Every way to play. */
export type Catalogue = {
  games: Choice[];
  /** Rule sets to show a newcomer first, the best first. */
  tonight: string[];
  rulesets: Ruleset[];
  bots: Choice[];
  /** The day of the daily seed, such as 2026-11-15. */
  today: string;
};

/** A page of the reference. */
export type Section = {
  id: string;
  game: string;
  game_title: string;
  title: string;
  /** Small Markdown; links to other sections are written as #id. */
  body: string;
  sources: string[];
  only_in: string[];
};

/** A button goes on. */
export type UntilNext = {
  next: true;
};

/** One of these actions goes on; a trailing * stands for any. */
export type UntilPlayed = {
  actions: string[];
};

/** The fire goes on, when it has been watched to its end. */
export type UntilWatched = {
  watched: true;
};

/** One rule, in a few sentences, and what goes on to the next. */
export type LessonStep = {
  /** Small Markdown. */
  text: string;
  /** Places that the text speaks of. */
  lights: Spot[];
  section: string | null;
  until: UntilNext | UntilPlayed | UntilWatched;
  /** The only actions that the table takes; left out: those of `until`. */
  allow?: string[];
};

/** A table made ready, with steps that wait for the learner. */
export type Lesson = {
  id: string;
  game: string;
  game_title: string;
  title: string;
  text: string;
  minutes: number;
  steps: LessonStep[];
};

/** The process answers. */
export type Alive = {
  alive?: true;
};

/** Can moves be taken, and what is wrong? */
export type Readiness = {
  /** Can moves be taken? */
  ready: boolean;
  /** Is anything wrong, so that some of it is slower? */
  degraded: boolean;
  /** “well”, or what it is instead: away, full, read-only, damaged, failing. */
  storage: string;
  /** “well” or “away”: then what other processes do is read from the storage. */
  bus: string;
};

/** A what-if from a step of a game. */
export type Branching = {
  step: number;
  luck?: "same" | "new";
  /** A name to be shown; trimmed to text. */
  name?: string;
};

/** A record file as a table. */
export type Importing = {
  record: Record<string, unknown>;
  /** A name to be shown; trimmed to text. */
  name?: string;
};

/** A record file: everything that is needed to play a game again. */
export type RecordModel = {
  format: string;
  version: number;
  rules_version: string;
  setup: Record<string, unknown>;
  seed: number | null;
  actions: string[];
  chance: string[];
  checks: string[];
  digest: string;
  result: string | null;
  ending: string | null;
};

export type HistoryStep = {
  step: number;
  text: string;
  /** What the action was called when it was chosen; empty for luck. */
  label: string;
  pawn: number;
  luck: boolean;
  situation: string;
  seq: number;
};

/** Who plays a pawn. */
export type PlayedBy = {
  /** Nothing for a bot, and where nobody sits. */
  person: number | null;
  name: string;
};

/** The whole game, for the scrubber; a long one in pages, each from its first step on. */
export type History = {
  scene: Scene;
  /** The view before the first step. */
  first: View;
  frames: Frame[];
  steps: HistoryStep[];
  pawns: string[];
  players: PlayedBy[];
  /** May the record be asked for? */
  record: boolean;
  /** May other games be begun from it? */
  what_if: boolean;
  /** The first step of the next page, if there is one. */
  next: number | null;
};

/** A review, or how far it is: progress below 1 means “ask again”. */
export type ReviewAnswer = {
  progress: number;
  /** Seconds until it is begun, about; nothing once it is. */
  waits: number | null;
  review: Review | null;
};

export type Team = {
  table: string | null;
  names: string[];
  result: "won" | "lost";
  ending: string;
  score: string;
  steps: number;
  aids_used: Record<string, number>;
  yours: boolean;
  at: string;
};

/** This game among others of the same set-up and seed. */
export type Standing = {
  teams: Team[];
  won: number;
  played: number;
};

/** Somebody who holds a seat of a table. */
export type Holding = {
  /** The token of that seat. */
  token: string;
};

/** Somebody who plays the ranked games of days. */
export type Playing = {
  /** A random text that the client keeps: by it tries at the day's game count. */
  player: string;
};

/** A ranked game that was begun; each player has one try. */
export type Try = {
  day: string;
  game: string;
  table: string;
};

/** What is stored about a player besides tables. */
export type PlayersTries = {
  tries: Try[];
  /** How many were deleted just now. */
  deleted: number;
};

/** Where something is stored. */
export type StoredTable = {
  id: string;
  code: string;
  title: string;
  created: string;
};

/** Something that a person did at a table. */
export type StoredEntry = {
  seq: number;
  kind: string;
  at: string;
  /** As docs/decisions/storage.md tells it. */
  body: Record<string, unknown>;
};

/** All that is stored about somebody at a table. */
export type StoredAbout = {
  table: StoredTable;
  person: number;
  /** Every name that they gave. */
  names: string[];
  entries: StoredEntry[];
  /** How the table's game ended, with names. */
  results: (Record<string, unknown>)[];
};

/** Some turns of a game that bots play, for a picture that moves. */
export type Glimpse = {
  scene: Scene;
  /** The view before the first frame. */
  first: View;
  frames: Frame[];
  /** What the bot of each pawn is called. */
  names: string[];
  /** The step of the first view. */
  step: number;
};

/** A visitor takes over the game of a glimpse. */
export type TakeOver = {
  step: number;
  /** A name to be shown; trimmed to text. */
  name?: string;
};

/** A team sits down to today's game. */
export type PlayToday = {
  /** A name to be shown; trimmed to text. */
  name: string;
  /** A random text that the client keeps: by it tries at the day's game count. */
  player: string;
  /** One wish for each pawn; a shorter list is filled with “me”. */
  seats?: SeatWish[];
  aids?: AidsWanted;
};

export type Figure = {
  title: string;
  value: number;
};

/** How a team did; teams that did equally well share a place. */
export type RankedTeam = {
  place: number;
  names: string[];
  result: "won" | "lost";
  figures: Figure[];
  /** How often advice was asked for, and bots moved. */
  advice: Record<string, number>;
  yours: boolean;
  /** Where to watch it; told when the day is over. */
  table: string | null;
};

/** A day of a game: the first teams, and how many there were. */
export type Day = {
  day: string;
  title: string;
  text: string;
  setup: Setup;
  teams: RankedTeam[];
  won: number;
  played: number;
};

export type TodayGame = {
  game: string;
  title: string;
  pawns: number;
  today: Day;
  yesterday: Day;
};

/** Today's games and yesterday's. */
export type Today = {
  day: string;
  /** When the next day begins. */
  ends: string;
  games: TodayGame[];
};

/** Somebody of a table challenges others to do better. */
export type MakeChallenge = {
  /** The token of a seat at that table. */
  token: string;
};

/** The same fire for another team. */
export type Challenge = {
  id: string;
  title: string;
  setup: Setup;
  pawns: number;
  /** Who challenges. */
  names: string[];
  /** How many teams have finished it. */
  played: number;
};

/** A team sits down to a challenge. */
export type TakeChallenge = {
  /** A name to be shown; trimmed to text. */
  name: string;
  seats?: SeatWish[];
  aids?: AidsWanted;
};

/** A personal link; its key is told once. */
export type NewLocker = {
  key: string;
};

/** Somebody with a personal link. */
export type WithKey = {
  /** The key in a personal link. */
  key: string;
};

/** A seat to be kept: its own token proves that it is theirs. */
export type PutSeat = WithKey & {
  table: string;
  token: string;
};

/** A seat to be kept no longer. */
export type TakeOutSeat = WithKey & {
  table: string;
};

/** How somebody likes the page, on all devices. */
export type Prefer = WithKey & {
  preferences: Record<string, boolean | number | string>;
};

/** A browser that wants to be told whose turn it is, as its push subscription says. */
export type AskForPush = WithKey & {
  /** The address of a push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** A browser that wants to be told no more. */
export type StopPush = WithKey & {
  /** The address of a push service. */
  endpoint: string;
};

/** A seat of yours, with how its table stands. */
export type KeptSeat = {
  table: string;
  code: string;
  person: number;
  /** Opens the seat, on every device that has the link. */
  token: string;
  title: string;
  game: string;
  status: "lobby" | "playing" | "over";
  situation: string;
  people: string[];
  /** Does the table wait for you? */
  waits: boolean;
  created: string;
  touched: string;
};

/** What is kept for a personal link. */
export type Locker = {
  made: string;
  preferences: Record<string, unknown>;
  /** What a browser subscribes with, to be told by this server. */
  push_key: string;
  /** Those that wait for you first. */
  tables: KeptSeat[];
};

/** A game that you have played to its end. */
export type FinishedGame = {
  table: string;
  /** Is its table still there to be looked back on? */
  there: boolean;
  game: string;
  ruleset: string;
  board: string;
  difficulty: string;
  crew: string[];
  people: number;
  result: "won" | "lost";
  ending: string;
  figures: Figure[];
  advice: number;
  /** What luck changed; known once it was looked back on. */
  luck: number | null;
  decisions: number | null;
  at: string;
};

/** A badge, and how far it is. */
export type EarnedBadge = {
  id: string;
  /** The game that gives it; nothing for all of them. */
  game: string | null;
  title: string;
  text: string;
  done: number;
  needed: number;
  /** When it was earned, if it was. */
  at: string | null;
};

/** Your history: finished games, the newest first, and badges. */
export type PlayedBefore = {
  games: FinishedGame[];
  badges: EarnedBadge[];
};

/** All that is stored for a personal link. */
export type StoredInLocker = {
  made: string;
  used: string;
  preferences: Record<string, unknown>;
  locker_seats: (Record<string, unknown>)[];
  locker_games: (Record<string, unknown>)[];
  /** Where you are told whose turn it is. */
  pushes: (Record<string, unknown>)[];
};

/** Somebody sits down to a puzzle. */
export type TakePuzzle = {
  /** A name to be shown; trimmed to text. */
  name?: string;
};

/** Somebody wants to try what was played otherwise at a step of a game that is over. */
export type MakePuzzle = {
  step: number;
  /** A name to be shown; trimmed to text. */
  name?: string;
};

/** A puzzle before it is tried. */
export type PuzzleLine = {
  id: string;
  game: string;
  ruleset: string;
  /** What the box is called. */
  box: string;
  /** What the board is called; empty if there is only one. */
  board: string;
  kind: "win" | "goal" | "best";
  /** 1 to 3, from easy to hard; 0 if it was not measured. */
  grade: number;
  grade_title: string;
  task: string;
};

/** What an attempt is worth; luck has no part in it. */
export type Verdict = {
  mark: "right" | "close" | "missed";
  /** The chance that it leaves: to win, or to reach the goal. */
  value: number;
  best: number;
  /** 2, 1 or 0. */
  points: number;
  text: string;
  explained: string;
};

/** The puzzle of a table, and how the attempt there stands. */
export type PuzzleAtTable = {
  puzzle: PuzzleLine;
  /** The step at which it begins; an undo goes back no further. */
  begin: number;
  luck: string;
  /** Nothing while the attempt goes on. */
  verdict: Verdict | null;
};

/** The answer, as actions and in words. */
export type PuzzleAnswer = {
  actions: string[];
  steps: string[];
  explained: string;
};

/** A file of the game's own, to begin with. */
export type Sample = {
  id: string;
  text: string;
};

/** A set-up whose files are to be judged. */
export type JudgeFiles = {
  setup: Setup;
  /** Tell scene and view of a game with it too. */
  preview?: boolean;
};

/** What is wrong with a file, and where in it if that is known; both count from 1. */
export type Fault = {
  text: string;
  /** The text as a named message, where the game has it. */
  phrase: Phrase | null;
  line: number | null;
  column: number | null;
};

/** Can it be played? The fault says why not. */
export type Judgement = {
  fault: Fault | null;
  scene: Scene | null;
  view: View | null;
};

/** A set-up that bots should try out; ask again until all games are played. */
export type TryFiles = {
  setup: Setup;
};

/** How a bot does: games won, and the interval that holds its chance in 95 of 100 counts. */
export type Trial = {
  bot: string;
  title: string;
  games: number;
  /** Games that will be played. */
  most: number;
  wins: number;
  low: number;
  high: number;
};

/** How hard a set-up is, as far as it is known. */
export type Hardness = {
  trials: Trial[];
  done: boolean;
  /** Seconds until it is begun, about; nothing once it is. */
  waits: number | null;
};

/** A file to be shown in the gallery, with the set-up that its maker plays it in. */
export type PublishWork = {
  setup: Setup;
  title: string;
  /** A name to be shown; trimmed to text. */
  name: string;
};

/** Where a work is; the key removes it, and is told only here. */
export type Published = {
  id: string;
  key: string;
};

/** A file in the gallery. */
export type Work = {
  id: string;
  game: string;
  file: string;
  title: string;
  maker: string;
  /** How it is played, without the file. */
  setup: Setup;
  text: string;
  created: string;
};

/** A page of the gallery, the newest first. */
export type Works = {
  works: Work[];
  more: boolean;
  /** Is there room for more? */
  open: boolean;
};

/** Who made a work takes it back. */
export type RemoveWork = {
  key: string;
};
