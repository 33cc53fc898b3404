/** The socket of one table: comes back by itself, and never loses or repeats a command. */
import * as shared from "words/connection.ts";
import * as texts from "words/page.ts";
import { type Line, lineTo } from "./device/line.ts";
import { ENTRY_TYPES, FINAL_CODES, FIRST_PAUSE, LONGEST_PAUSE, PAUSE_SPREAD } from "./protocol/decisions.ts";
import type { Command, Message } from "./protocol/index.ts";
import { clear, connection, receive, refusal, say, sending, snapshot } from "./store.ts";
import { keep, ticketOf } from "./tickets.ts";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** A command without the id, which the connection gives it. */
type Order = WithoutId<Exclude<Command, { do: "hello" }>>;

/** What comes back for a command. */
export type Answer = Extract<
  Message,
  { type: "done" | "refused" | "why" | "routes" | "hint" | "chance" | "threats" }
>;

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
}

const TAKEN_BACK = "taken-back";

let table: string | null = null;
let socket: Line | null = null;
let greeted = false;
/** Tries that failed since the last time at the table. */
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let counter = 0;
const session = Math.random().toString(36).slice(2, 8);
const waiting = new Map<string, Waiting>();

/** Sit down at a table, with the token that this browser holds for it, if any. */
export function connect(id: string): void {
  if (table === id && socket) return;
  disconnect();
  table = id;
  window.addEventListener("online", retryNow);
  open();
}

export function disconnect(): void {
  table = null;
  window.removeEventListener("online", retryNow);
  clearTimeout(timer);
  drop();
  for (const id of [...waiting.keys()]) {
    settleCommand(id, refusedHere(id, "left", shared.left));
  }
  failures = 0;
  connection.value = { kind: "idle" };
  clear();
}

/** Do not wait for the next try. */
export function retryNow(): void {
  if (connection.peek().kind !== "waiting") return;
  clearTimeout(timer);
  open();
}

/** Send a command; the answer, also a refusal, comes back as a message. */
export function send(order: Order): Promise<Answer> {
  const id = `${session}-${++counter}`;
  const command = { ...order, id } as Command;
  return new Promise((resolve) => {
    if (connection.peek().kind === "closed" || table === null) {
      resolve(refusedHere(id, "offline", texts.noConnection));
      return;
    }
    const choice = order.do === "play" || order.do === "undo" ? order : null;
    if (choice && sending.peek()) {
      resolve(refusedHere(id, "sending", texts.stillSending));
      return;
    }
    waiting.set(id, { command, resolve });
    if (choice) sending.value = { id, at: choice.at, actions: choice.do === "play" ? choice.actions : [], sent: false };
    if (greeted) transmit(id);
  });
}

/** Do not send the choice that waits for the connection after all. */
export function takeBack(): void {
  const choice = sending.peek();
  if (choice && !choice.sent) settleCommand(choice.id, refusedHere(choice.id, TAKEN_BACK, texts.notSent));
}

/** Send a command whose refusal is shown where the eyes are. */
export async function attempt(order: Order): Promise<boolean> {
  const answer = await send(order);
  if (answer.type !== "refused") return true;
  if (answer.code === TAKEN_BACK) return false;
  refusal.value = answer;
  say(answer.text, true, false);
  return false;
}

/** Play actions for the position that is on the screen. */
export function play(...actions: string[]): Promise<boolean> {
  return attempt({ do: "play", at: snapshot.peek()?.position ?? -1, actions });
}

export function undo(): Promise<boolean> {
  return attempt({ do: "undo", at: snapshot.peek()?.position ?? -1 });
}

/** Play what was taken back last once more. */
export async function redo(): Promise<boolean> {
  const again = snapshot.peek()?.redo ?? [];
  return again.length ? play(...again) : false;
}

function open(): void {
  if (table === null) return;
  connection.value = { kind: "connecting" };
  const here = lineTo(table);
  socket = here;
  here.addEventListener("open", greet);
  here.addEventListener("message", (event) => {
    if (socket === here) hear(JSON.parse(event.data as string) as Message);
  });
  here.addEventListener("close", ({ reason }) => {
    if (socket === here) lost(reason || shared.lost);
  });
}

function greet(): void {
  const token = table === null ? null : (ticketOf(table)?.token ?? null);
  const hello: Command = { do: "hello", id: `${session}-hello`, token };
  socket?.send(JSON.stringify(hello));
}

function hear(message: Message): void {
  if ("id" in message && message.id !== null && waiting.has(message.id)) {
    settleCommand(message.id, message as Answer);
  } else if (message.type === "refused" && !greeted) {
    return FINAL_CODES.includes(message.code) ? close(message.code, message.text) : lost(message.text);
  }
  if (message.type === "bye") return lost(message.text);
  if (isGap(message)) return greet();
  if (isOld(message)) return;
  receive(message);
  if (message.type === "snapshot") arrived();
  if (message.type !== "chat") keepLine();
}

function arrived(): void {
  greeted = true;
  failures = 0;
  connection.value = { kind: "open" };
  for (const id of waiting.keys()) transmit(id);
}

/** Entries that were told to others while this page was not listening. */
function isGap(message: Message): boolean {
  return isEntry(message) && message.seq > (snapshot.peek()?.seq ?? Infinity) + 1;
}

function isOld(message: Message): boolean {
  return isEntry(message) && message.seq <= (snapshot.peek()?.seq ?? -1);
}

function isEntry(message: Message): message is Extract<Message, { type: "moved" | "changed" | "chat" }> {
  return ENTRY_TYPES.includes(message.type);
}

/** A command is sent again, with its id, until it is answered: the service does it once. */
function transmit(id: string): void {
  const entry = waiting.get(id);
  if (!entry || socket?.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify(entry.command));
  const choice = sending.peek();
  if (choice?.id === id && !choice.sent) sending.value = { ...choice, sent: true };
}

function settleCommand(id: string, answer: Answer): void {
  waiting.get(id)?.resolve(answer);
  waiting.delete(id);
  if (sending.peek()?.id === id) sending.value = null;
}

function refusedHere(id: string, code: string, text: string): Answer {
  return { type: "refused", id, code, text, cite: null, phrase: null };
}

function lost(text: string): void {
  drop();
  if (table === null) return;
  const wait = pauseAfter(failures, Math.random());
  failures += 1;
  connection.value = { kind: "waiting", until: Date.now() + wait, text };
  timer = setTimeout(open, wait);
}

/** Milliseconds before the next try after so many failures; luck is between 0 and 1. */
export function pauseAfter(failures: number, luck: number): number {
  return Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (1 + PAUSE_SPREAD * (2 * luck - 1));
}

function close(code: string, text: string): void {
  drop();
  connection.value = { kind: "closed", code, text };
}

function drop(): void {
  greeted = false;
  const old = socket;
  socket = null;
  old?.close();
}

/** The list of games to continue tells how each stood when it was last seen. */
function keepLine(): void {
  const now = snapshot.peek();
  const ticket = now && ticketOf(now.table.id);
  if (!now || !ticket) return;
  const { title, status, next } = now.table;
  const seen = { title, status, situation: now.situation, pawns: now.you.pawns };
  if (Object.entries(seen).some(([key, value]) => String(ticket[key as keyof typeof seen]) !== String(value))) {
    keep({ ...ticket, ...seen });
  }
  // The same people sit at the next table of a team, with the same tokens.
  if (next && !ticketOf(next)) keep({ ...ticket, table: next, code: "", status: "lobby", situation: "" });
}
