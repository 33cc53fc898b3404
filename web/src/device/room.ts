/** The service on this device, in a worker that is started when it is first needed. */
import * as texts from "words/device.ts";
import { tickets } from "../tickets.ts";
import { isStarting, kept } from "./mode.ts";
import type { FromRoom, ToRoom } from "./talk.ts";

export interface RoomAnswer {
  status: number;
  text: string;
}

export interface RoomLine {
  say(text: string): void;
  close(): void;
}

interface Ear {
  hear: (text: string) => void;
  ended: () => void;
}

let room: { stamp: string; worker: Worker; ready: Promise<void> } | null = null;
let counter = 0;
const asked = new Map<number, (answer: RoomAnswer) => void>();
const lines = new Map<number, Ear>();

export async function askRoom(method: string, path: string, body: string): Promise<RoomAnswer> {
  const tell = await opened();
  const id = ++counter;
  return new Promise((resolve) => {
    asked.set(id, resolve);
    tell({ kind: "ask", id, method, path, body });
  });
}

export async function connectRoom(table: string, hear: (text: string) => void, ended: () => void): Promise<RoomLine> {
  const tell = await opened();
  const id = ++counter;
  lines.set(id, { hear, ended });
  tell({ kind: "connect", id, table });
  return {
    say: (text) => tell({ kind: "say", id, text }),
    close: () => tell({ kind: "close", id }),
  };
}

// An engine that was replaced plays no more: its lines end, and come back at the new one.
kept.subscribe((now) => {
  if (room && room.stamp !== now?.stamp) shut();
});

/** The room, when it is open; how to speak to it. */
async function opened(): Promise<(said: ToRoom) => void> {
  const now = kept.peek();
  if (!now) throw new Error(texts.notHere);
  room ??= start(now.stamp);
  const { worker, ready } = room;
  await ready;
  return (said) => worker.postMessage(said);
}

function start(stamp: string): NonNullable<typeof room> {
  const worker = new Worker(new URL("./device_worker.ts", import.meta.url), { type: "module" });
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (text: string) => {
      shut();
      reject(new Error(texts.notStarted({ reason: text })));
    };
    worker.addEventListener("error", (event) => fail(event.message));
    worker.addEventListener("message", ({ data }: MessageEvent<FromRoom>) => {
      if (data.kind === "ready") resolve();
      else if (data.kind === "failed") fail(data.text);
      else hear(data);
    });
  });
  isStarting.value = true;
  void ready.catch(() => null).finally(() => (isStarting.value = false));
  const mine = tickets.peek().filter(({ here }) => here);
  worker.postMessage({ kind: "start", stamp, tables: mine.map(({ table }) => table) } satisfies ToRoom);
  return { stamp, worker, ready };
}

function hear(said: Extract<FromRoom, { id: number }>): void {
  if (said.kind === "answer") {
    asked.get(said.id)?.(said);
    asked.delete(said.id);
  } else if (said.kind === "heard") {
    lines.get(said.id)?.hear(said.text);
  } else {
    lines.get(said.id)?.ended();
    lines.delete(said.id);
  }
}

function shut(): void {
  room?.worker.terminate();
  room = null;
  const gone = JSON.stringify({ code: "gone", text: texts.changedUnderneath });
  for (const answer of asked.values()) answer({ status: 503, text: gone });
  for (const { ended } of lines.values()) ended();
  asked.clear();
  lines.clear();
}
