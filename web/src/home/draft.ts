/** The table that is being made on the first page, and what each choice does to it. */
import { signal } from "@preact/signals";
import * as texts from "words/home.ts";
import * as setup from "words/setup.ts";
import { LONGEST_SEED } from "../protocol/decisions.ts";
import { usualSeeks } from "../seats/seeking.ts";
import type { Catalogue, NewTable, Option, Preset, Ruleset, SeatWish, SeeksWanted, Setup } from "../protocol/index.ts";
import { isNewTo, remember, remembered } from "../settings.ts";

export type Mode = "alone" | "screen" | "friends" | "open" | "referee";
type Value = number | boolean | string;

export interface SetupDraft {
  preset: string | null;
  ruleset: string;
  board: string;
  difficulty: string;
  /** How many, or who by name; a name left open is "". */
  crew: number | string[];
  /** Only what differs from the rule set. */
  options: Record<string, Value>;
  /** Are cards dealt that the players could choose at the table? */
  dealt?: boolean;
  mode: Mode;
  seats: SeatWish[];
  seed: "secret" | "daily" | "typed";
  typed: string;
  public: boolean;
  hint: boolean;
  chance: boolean;
  threats: boolean;
  consent: boolean;
  /** Seconds that each turn has; 0 or nothing where there is no clock. */
  clock?: number;
  /** Whom a table with open seats looks for; drafts of older pages say nothing. */
  seeks?: SeeksWanted;
}

const KEY = "firehouse.draft";

export const draft = signal<SetupDraft | null>(remembered<SetupDraft | null>(KEY, null));

export function edit(part: Partial<SetupDraft>): void {
  const before = draft.peek();
  if (!before) return;
  draft.value = withSeats({ ...before, ...part });
  remember(KEY, draft.peek());
}

/** Start from a rule set or a preset, keeping who plays and how. */
export function begin(setup: Setup, catalogue: Catalogue, preset?: Preset): void {
  const ruleset = catalogue.rulesets.find(({ id }) => id === setup.ruleset);
  if (!ruleset) return;
  const rules = { ...rulesOf(ruleset, setup), preset: preset ? presetKey(preset) : null };
  draft.value = withSeats({ ...(draft.peek() ?? { ...PLAIN, hint: isNewTo(ruleset.game) }), ...rules });
  remember(KEY, draft.peek());
}

/** The bot that plays beside a newcomer. */
const PARTNER = "bot:greedy" satisfies SeatWish;

/** A ready-made game to begin at once: one pawn is yours, bots have the others, and cards are dealt. */
export function withPartners(ruleset: Ruleset, preset: Preset): SetupDraft {
  const rules = rulesOf(ruleset, preset.setup);
  const seats = Array.from({ length: pawnCount(rules) }, (_, pawn): SeatWish => (pawn ? PARTNER : "me"));
  return { ...PLAIN, ...rules, seats, preset: presetKey(preset), dealt: true, hint: isNewTo(ruleset.game) };
}

/** What was kept may name a rule set that this server does not know. */
export function ensure(catalogue: Catalogue): void {
  const now = draft.peek();
  if (now && catalogue.rulesets.some(({ id }) => id === now.ruleset)) return;
  const first = catalogue.rulesets.find(({ id }) => id === catalogue.tonight[0]) ?? catalogue.rulesets[0]!;
  const [preset] = first.presets;
  begin(preset?.setup ?? { ruleset: first.id }, catalogue, preset);
}

/** Rule sets may call their presets alike. */
export function presetKey(preset: Preset): string {
  return `${preset.setup.ruleset} ${preset.id}`;
}

export function presetsOf(catalogue: Catalogue): Preset[] {
  return catalogue.rulesets.flatMap((ruleset) => ruleset.presets);
}

const PLAIN = {
  mode: "alone",
  seats: [],
  seed: "secret",
  typed: "",
  public: false,
  hint: false,
  chance: false,
  threats: false,
  consent: true,
} satisfies Partial<SetupDraft>;

function rulesOf(
  ruleset: Ruleset,
  setup: Setup,
): Pick<SetupDraft, "ruleset" | "board" | "difficulty" | "crew" | "options"> {
  const { board = "", difficulty = "", crew = 1, options } = { ...ruleset.usual, ...setup };
  return { ruleset: ruleset.id, board: board ?? "", difficulty: difficulty ?? "", crew: crew ?? 1, options: { ...options } };
}

/** The option by which the players choose their cards and who begins. */
export const CHOOSING = "choosing";

export type Cards = "table" | "dealt" | "named";

/** How the crew comes by its cards. */
export function cardsOf({ crew, dealt }: Pick<SetupDraft, "crew" | "dealt">): Cards {
  if (typeof crew !== "number") return "named";
  return dealt ? "dealt" : "table";
}

/** Choose at the table, deal, or give everybody a card by name now. */
export function setCards(cards: Cards): void {
  const now = draft.peek();
  if (!now || cards === cardsOf(now)) return;
  const count = pawnCount(now);
  edit({ crew: cards === "named" ? Array.from({ length: count }, () => "") : count, dealt: cards === "dealt", preset: null });
}

/** Do the players choose at the table? */
function isChosen(now: SetupDraft, ruleset: Ruleset): boolean {
  return cardsOf(now) === "table" && ruleset.choosing.includes(now.difficulty);
}

export function pawnCount({ crew }: Pick<SetupDraft, "crew">): number {
  return typeof crew === "number" ? crew : crew.length;
}

/** The seats fit the crew; a new pawn is played by whom the way of playing suggests. */
function withSeats(next: SetupDraft): SetupDraft {
  const usual = usualSeats(next.mode, pawnCount(next));
  return { ...next, seats: usual.map((wish, pawn) => next.seats[pawn] ?? wish) };
}

/** An open seat in which a bot plays until somebody comes. */
export const WARM = "open:greedy";

function usualSeats(mode: Mode, count: number): SeatWish[] {
  const other = { friends: "open", open: WARM }[mode as string] ?? "me";
  return Array.from({ length: count }, (_, pawn) => (pawn > 0 ? other : "me"));
}

export function setMode(mode: Mode): void {
  const now = draft.peek();
  if (now) edit({ mode, seats: usualSeats(mode, pawnCount(now)) });
}

export function setOption(info: Option, value: Value): void {
  const now = draft.peek();
  if (!now) return;
  const { [info.name]: _, ...rest } = now.options;
  edit({ preset: null, options: value === info.default ? rest : { ...rest, [info.name]: value } });
}

/** What is sent to the service. */
export function wanted(now: SetupDraft, name: string, ruleset: Ruleset): NewTable {
  const { hint, chance, threats } = now;
  const referee = now.mode === "referee";
  return {
    setup: {
      ruleset: now.ruleset,
      ...(now.board ? { board: now.board } : {}),
      ...(now.difficulty ? { difficulty: now.difficulty } : {}),
      crew: now.crew,
      options: isChosen(now, ruleset) ? { [CHOOSING]: "chosen", ...now.options } : now.options,
    },
    seats: now.seats,
    name,
    ...(now.seed === "daily" && !referee ? { seed: "daily" as const } : {}),
    ...(now.seed === "typed" && !referee ? { seed: Number(now.typed) } : {}),
    referee,
    public: now.public,
    aids: { hint, chance, threats },
    consent: now.consent,
    ...(now.clock && !referee ? { clock: now.clock } : {}),
    ...(now.mode === "open" ? { seeks: now.seeks ?? usualSeeks() } : {}),
  };
}

/** What the page can see to be wrong before the service is asked. */
export function mistake(now: SetupDraft): string | null {
  const seed = now.typed.trim();
  if (now.seed === "typed" && !(/^\d+$/.test(seed) && seed.length <= LONGEST_SEED)) return setup.badSeed;
  if (Array.isArray(now.crew) && now.crew.includes("")) return setup.openRole;
  return null;
}

/** Options by the book that they come from; single ones stand together. */
export function groups(options: Option[], search: string): [string, Option[]][] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, Option[]>();
  const sizes = new Map<string, number>();
  for (const option of options) sizes.set(headOf(option), (sizes.get(headOf(option)) ?? 0) + 1);
  for (const option of options) {
    const text = `${option.title} ${option.text} ${option.source} ${option.name}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const head = headOf(option);
    const group = sizes.get(head)! > 1 ? head : texts.rulebook;
    found.set(group, [...(found.get(group) ?? []), option]);
  }
  return [...found];
}

function headOf(option: Option): string {
  return option.source.split(/[:;,]/)[0]!.trim();
}
