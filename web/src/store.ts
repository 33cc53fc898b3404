/** What the page knows about the table it shows: signals that every part reads. */
import { batch, computed, signal } from "@preact/signals";
import * as texts from "words/page.ts";
import { begun } from "./common/grammar.ts";
import { startsTurn } from "./panels/turns.ts";
import type {
  Chance,
  ChatLine,
  Cite,
  Frame,
  LogLine,
  Message,
  Offer,
  Plan,
  Route,
  Snapshot,
  Spot,
  Stroke,
  ThreatMap,
  View,
  You,
} from "./protocol/index.ts";

type ConnectionState =
  | { kind: "idle" }
  | { kind: "connecting" }
  | { kind: "open" }
  /** Lost, and tried again at this time (milliseconds as of Date.now). */
  | { kind: "waiting"; until: number; text: string }
  /** It will not come back by itself: no such table, a token that is not known. */
  | { kind: "closed"; code: string; text: string };

interface Refusal {
  code: string;
  text: string;
  cite: Cite | null;
}

export const connection = signal<ConnectionState>({ kind: "idle" });

/** The table as the service last told it. */
export const snapshot = signal<Snapshot | null>(null);

/** Frames that were told and not yet shown; the cascade takes them from the front. */
export const queue = signal<Frame[]>([]);

/** How many of them, at the end, were never shown: what is watched again is no news. */
export const unseen = signal(0);

/** The view that the board draws: behind the truth while frames wait in the queue. */
export const shown = signal<View>({});

/** The ways of several actions that were found for this position. */
export const routes = signal<{ at: number; routes: Route[] }>({ at: -1, routes: [] });

/** The place that was clicked and has more than one meaning. */
export const selection = signal<Spot | null>(null);

/** Places to light because the pointer is over a line, an offer or a sentence that names them. */
export const highlight = signal<Spot[]>([]);

/** The place on the board that the pointer or the keyboard's cursor is at. */
export const hovered = signal<Spot | null>(null);

interface Choice {
  id: string;
  /** The position that it was made for. */
  at: number;
  /** None for an undo. */
  actions: string[];
  /** Has it left this page? */
  sent: boolean;
}

/** A choice whose outcome is not known yet: nothing else is chosen meanwhile. */
export const sending = signal<Choice | null>(null);

/** The last thing that was refused, with its rule; null once it was read. */
export const refusal = signal<Refusal | null>(null);

/** Sentences that are read aloud; an urgent one at once, and the other is not forgotten for it. */
export const spoken = signal({ calm: "", urgent: "" });

/** A sentence that is drawn for a while, where nothing else shows it. */
export const toast = signal<{ text: string } | null>(null);

interface Ping {
  id: number;
  person: number;
  name: string;
  spot: Spot;
  mark: string;
}

export const pings = signal<Ping[]>([]);

/** Lines drawn over the board, by person. */
export const plans = signal<Record<number, { name: string; strokes: Stroke[] }>>({});

interface Hint {
  at: number;
  plan: Plan | null;
  text: string;
  /** What was played here since. */
  since?: string[];
}

/** Advice that was asked for, with the position that it belongs to. */
export const hint = signal<Hint | null>(null);
export const chance = signal<{ at: number; chance: Chance; text: string } | null>(null);
export const threats = signal<{ at: number; threats: ThreatMap; facts: string[] } | null>(null);

/** The bot that thinks just now, and the last bot's reason in words. */
export const thinking = signal<{ pawn: number; bot: string } | null>(null);
export const botReason = signal<{ pawn: number; text: string; turn?: number } | null>(null);

/** Until teammates may hand an absent player's seat to a bot. */
export const countdown = signal<{ pawn: number; until: number } | null>(null);

/** Somebody asks whether everybody is ready to go on. */
export const readyCheck = signal<{ person: number; name: string } | null>(null);

export const scene = computed(() => snapshot.value?.scene ?? null);
export const you = computed<You>(() => snapshot.value?.you ?? { person: null, pawns: [] });
export const log = computed<LogLine[]>(() => snapshot.value?.log ?? []);
export const chat = computed<ChatLine[]>(() => snapshot.value?.chat ?? []);

/** Does the table wait for somebody at this screen? */
export const isMine = computed(() => {
  const now = snapshot.value;
  if (!now || now.table.status !== "playing" || now.table.paused || now.you.person === null) return false;
  return now.awaits.chance || now.you.pawns.includes(now.awaits.pawn);
});

/** What a lesson waits for; null lets every action through. */
export const narrowing = signal<((action: string) => boolean) | null>(null);

/** What may be done now by somebody at this screen. */
export const offers = computed<Offer[]>(() => {
  const all = isMine.value ? (snapshot.value?.offers ?? []) : [];
  return narrowing.value ? all.filter(({ action }) => narrowing.value!(action)) : all;
});

/** The ways of several actions that may be gone now. */
export const openRoutes = computed<Route[]>(() => {
  const { at, routes: found } = routes.value;
  if (!isMine.value || at !== snapshot.value?.position) return [];
  const allowed = narrowing.value;
  return allowed ? found.filter(({ actions }) => actions.every(allowed)) : found;
});

/** Are they still on their way? */
export const waysAwaited = computed(() => isMine.value && routes.value.at !== snapshot.value?.position);

/** The frames that nobody at this screen has seen yet. */
export const unseenFrames = computed<Frame[]>(() => (unseen.value ? queue.value.slice(-unseen.value) : []));

/** Everything told has been shown, so that clicks mean what is seen. */
export const isSettled = computed(() => queue.value.length === 0);

/** The name of a pawn, with the person or bot that holds it. */
export function pawnName(pawn: number): string {
  return snapshot.value?.pawns[pawn] ?? texts.pawn({ number: pawn + 1 });
}

export function holderName(pawn: number): string {
  const now = snapshot.value;
  const holder = now?.holders[pawn];
  if (!now || !holder || holder.kind === "open") return texts.nobodyYet;
  if (holder.kind === "bot") return holder.name || holder.bot;
  return now.people.find((person) => person.id === holder.person)?.name ?? texts.somebody;
}

/** Of the pawns that an offer asks, those of other people, where the table wishes them to be asked. */
export function askedPawns(asks: number[]): number[] {
  const now = snapshot.value;
  if (!now?.table.consent) return [];
  return asks.filter((pawn) => now.holders[pawn]?.kind === "person" && !now.you.pawns.includes(pawn));
}

export function say(text: string, urgent = false, drawn = urgent): void {
  batch(() => {
    spoken.value = { ...spoken.peek(), [urgent ? "urgent" : "calm"]: text };
    if (drawn) toast.value = { text };
  });
}

/** The board jumps to the truth: what waits in the queue counts as shown. */
export function settle(): void {
  batch(() => {
    queue.value = [];
    unseen.value = 0;
    shown.value = snapshot.peek()?.view ?? {};
  });
}

/** Forget the table, on the way to another page. */
export function clear(): void {
  batch(() => {
    snapshot.value = null;
    queue.value = [];
    unseen.value = 0;
    shown.value = {};
    routes.value = { at: -1, routes: [] };
    narrowing.value = null;
    selection.value = refusal.value = hovered.value = null;
    highlight.value = [];
    pings.value = [];
    plans.value = {};
    hint.value = chance.value = threats.value = null;
    thinking.value = botReason.value = countdown.value = readyCheck.value = null;
    spoken.value = { calm: "", urgent: "" };
    toast.value = null;
  });
}

/** Take in a message of the service. */
export function receive(message: Message): void {
  batch(() => {
    switch (message.type) {
      case "snapshot":
        return takeSnapshot(message.snapshot);
      case "moved":
        return takeMove(message);
      case "changed": {
        const { type: _, text, ...rest } = message;
        const isNews = !isOwnDoing(rest.table, text ?? "");
        update(rest);
        if (text && isNews) say(text, false, true);
        return;
      }
      case "chat":
        return update({ seq: message.seq, chat: [...chat.peek(), message.line] });
      case "presence":
        return update({ people: message.people, spectators: message.spectators });
      case "countdown":
        countdown.value = { pawn: message.pawn, until: Date.now() + message.seconds * 1000 };
        return;
      case "ping":
        return showPing(message);
      case "plan":
        plans.value = { ...plans.peek(), [message.person]: message };
        return;
      case "check":
        readyCheck.value = message;
        return say(texts.asksReady({ name: message.name }), true);
      case "thinking":
        thinking.value = message;
        return;
      case "routes":
        routes.value = message;
        return;
      case "first-thought":
      case "hint":
        if (message.at === snapshot.peek()?.position) hint.value = message;
        return;
      case "chance":
        chance.value = message;
        return;
      case "threats":
        threats.value = message;
        return;
    }
  });
}

/** Who asks for advice, switches it, or starts the game, sees what came of it and need not be told. */
function isOwnDoing(table: Snapshot["table"], text: string): boolean {
  const now = snapshot.peek();
  const about = ({ aids, aids_used, status }: Snapshot["table"]) => JSON.stringify([aids, aids_used, status]);
  if (!now || about(now.table) === about(table)) return false;
  const me = now.people.find(({ id }) => id === now.you.person);
  return me !== undefined && text.includes(me.name || begun(texts.somebody));
}

function update(part: Partial<Snapshot>): void {
  const now = snapshot.peek();
  if (now) snapshot.value = { ...now, ...part };
}

function takeSnapshot(next: Snapshot): void {
  snapshot.value = next;
  queue.value = [];
  unseen.value = 0;
  shown.value = next.view;
  forgetPosition();
}

function takeMove(message: Extract<Message, { type: "moved" }>): void {
  const now = snapshot.peek();
  if (!now) return;
  const { type: _, by, reason, frames, log: lines, ...rest } = message;
  snapshot.value = { ...now, ...rest, log: [...now.log, ...lines] };
  queue.value = [...queue.peek(), ...frames];
  unseen.value += frames.length;
  noteOrigins(frames, lines, by, reason);
  if (!queue.peek().length) shown.value = message.view;
  if (reason) noteReason(by, reason, lines);
  if (lines.some(startsTurn)) hint.value = null;
  if (hint.peek()) hint.value = { ...hint.peek()!, since: [...(hint.peek()!.since ?? []), ...(sending.peek()?.actions ?? [])] };
  if (message.table.status === "over") hint.value = chance.value = threats.value = null;
  forgetPosition();
}

/** Why a bot ended its turn tells less than why it did something in it. */
function noteReason(pawn: number, text: string, lines: LogLine[]): void {
  const turn = log.peek().filter(startsTurn).length - lines.filter(startsTurn).length;
  const before = botReason.peek();
  const isEnd = lines.some(({ kind }) => kind === "turn-ended");
  if (isEnd && before?.pawn === pawn && before.turn === turn) return;
  botReason.value = { pawn, text, turn };
}

/** Whose step a frame belongs to, whether luck made it, and why a bot did it. */
interface Origin {
  pawn: number;
  luck: boolean;
  reason: string | null;
}

const origins = new WeakMap<Frame, Origin>();

export function originOf(frame: Frame): Origin | null {
  return origins.get(frame) ?? null;
}

/** The lines of the log say which steps were luck. */
function noteOrigins(frames: Frame[], lines: LogLine[], pawn: number, reason: string | null): void {
  const luck = new Set(lines.filter((line) => line.pawn < 0).map(({ step }) => step));
  for (const frame of frames) origins.set(frame, { pawn, luck: luck.has(frame.step), reason });
}

/** What belonged to the position before the last move. */
function forgetPosition(): void {
  thinking.value = countdown.value = null;
  if (sending.peek()?.at !== snapshot.peek()?.position) sending.value = null;
  selection.value = null;
  refusal.value = null;
  highlight.value = [];
}

const PING_LASTS = 4000;
let pingsSeen = 0;

function showPing(message: Extract<Message, { type: "ping" }>): void {
  const { type: _, ...rest } = message;
  const ping = { ...rest, id: ++pingsSeen };
  pings.value = [...pings.peek(), ping];
  setTimeout(() => (pings.value = pings.peek().filter((other) => other !== ping)), PING_LASTS);
}
