/** The way to the service: over the network, or to the one on this device. */
import * as texts from "words/page.ts";
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
  const elsewhere = OF_OTHERS.test(path) || (path === "/tables" && !init.method);
  if (table ? ticketOf(decodeURIComponent(table))?.here : playsHere.peek() && !elsewhere && !READ.test(path)) {
    return askHere(path, init);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
    if (answer.headers.get("X-Kept") && kept.peek() && !READ.test(path)) throw new Error(texts.noAnswer);
  } catch {
    if (!kept.peek() || table) throw new Error(texts.noAnswer);
    isOffline.value = true;
    if (elsewhere) throw new Error(texts.needsServer);
    return askHere(path, init);
  }
  if (navigator.onLine && !answer.headers.get("X-Kept")) isOffline.value = false;
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

/** The answer of this device; a ticket that it gives is for a table here. */
async function askHere(path: string, init: RequestInit): Promise<Reached> {
  const { askRoom } = await import("./room.ts");
  const { status, text } = await askRoom(init.method ?? "GET", `/api${path}`, (init.body as string | undefined) ?? "");
  const body = JSON.parse(text || "null") as { token?: string } | null;
  return { status, body: body?.token ? { ...body, here: true } : body };
}
