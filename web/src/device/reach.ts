/** The way to the service: over the network, or to the one on this device. */
import * as texts from "words/page.ts";
import type { Ticket } from "../protocol/index.ts";
import { ticketOf } from "../tickets.ts";
import { isOffline, kept, known, playsHere } from "./mode.ts";

export interface Reached {
  status: number;
  body: unknown;
}

/** What other people have a part in; the device has none of it. */
const OF_OTHERS = /^\/(today|lockers|gallery|files|quick|codes|challenges)\b/;
/** What the browser keeps for reading, without a game being started. */
const READ = /^\/reference\b/;
const TABLE = /^\/tables\/([^/?]+)/;

/** Ask; what cannot be reached at all is thrown as a sentence. */
export async function reach(path: string, init: RequestInit): Promise<Reached> {
  await known;
  const table = TABLE.exec(path)?.[1];
  const ticket = table ? ticketOf(decodeURIComponent(table)) : null;
  const elsewhere = OF_OTHERS.test(path) || (path === "/tables" && !init.method);
  if (table ? ticket?.here : playsHere.peek() && !elsewhere && !READ.test(path)) {
    return askHere(path, init);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, ticket ? signed(init, ticket.token) : init);
    if (answer.headers.get("X-Kept") && kept.peek() && !READ.test(path)) throw new Error(texts.noAnswer);
  } catch {
    if (!kept.peek() || table) throw new Error(texts.noAnswer);
    isOffline.value = true;
    if (elsewhere) throw new Error(texts.needsServer);
    return askHere(path, init);
  }
  if (navigator.onLine && !answer.headers.get("X-Kept")) isOffline.value = false;
  return { status: answer.status, body: held(await answer.text()) };
}

/** Who holds a seat says so: a game of today is for its own team alone. */
function signed(init: RequestInit, token: string): RequestInit {
  return { ...init, headers: { ...init.headers, Authorization: `bearer ${token}` } };
}

/** What an answer holds: a picture as it is, all else as JSON; nothing if it is neither. */
function held(text: string): unknown {
  if (text.startsWith("<svg")) return text;
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}

/** The answer of this device; a ticket that it gives is for a table here. */
async function askHere(path: string, init: RequestInit): Promise<Reached> {
  const { askRoom } = await import("./room.ts");
  const { status, text } = await askRoom(init.method ?? "GET", `/api${path}`, (init.body as string | undefined) ?? "");
  const body = held(text);
  return { status, body: isTicket(body) ? { ...body, here: true } : body };
}

function isTicket(body: unknown): body is Ticket {
  return typeof body === "object" && !!body && "token" in body;
}
