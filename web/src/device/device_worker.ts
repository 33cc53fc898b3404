/** The worker: Python in the browser, with the service of tables for one player. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { Shelf } from "./shelf.ts";
import type { FromRoom, ToRoom } from "./talk.ts";

/** `Room` and `Line` of server/browser/room.py, as they look from here. */
interface Room {
  open(): Promise<void>;
  ask(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(table: string, hear: (text: string) => void, ended: () => void): Line;
}

interface Line {
  say(text: string): void;
  close(): void;
}

const SITE = "/site";
const lines = new Map<number, Line>();
let room: Room;

addEventListener("message", ({ data }: MessageEvent<ToRoom>) => {
  if (data.kind === "start") begin(data.stamp, data.tables).catch((error: Error) => tell({ kind: "failed", text: lastLine(error.message) }));
  else void answer(data);
});

async function begin(stamp: string, tables: string[]): Promise<void> {
  const folder = `/device/${stamp}/`;
  const [python, site, shelf] = await Promise.all([load(folder), bytes(`${folder}site.zip`), Shelf.open()]);
  await shelf.keepOnly(tables);
  python.unpackArchive(site, "zip", { extractDir: SITE });
  (python.pyimport("sys") as { path: { append(folder: string): void } }).path.append(SITE);
  const { Room: open } = python.pyimport("firehouse.server.browser.room") as { Room: (shelf: Shelf) => Room };
  room = open(shelf);
  await room.open();
  tell({ kind: "ready" });
}

async function load(folder: string): Promise<PyodideAPI> {
  const pyodide = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  return pyodide.loadPyodide({ indexURL: new URL(folder, location.href).href });
}

async function bytes(address: string): Promise<ArrayBuffer> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${found.status}`);
  return found.arrayBuffer();
}

async function answer(said: Exclude<ToRoom, { kind: "start" }>): Promise<void> {
  switch (said.kind) {
    case "ask": {
      const found = await room.ask(said.method, said.path, said.body);
      const [status, text] = found.toJs();
      found.destroy();
      return tell({ kind: "answer", id: said.id, status, text });
    }
    case "connect":
      lines.set(said.id, room.connect(said.table, hear(said.id), ended(said.id)));
      return;
    case "say":
      return lines.get(said.id)?.say(said.text);
    case "close":
      return lines.get(said.id)?.close();
  }
}

function hear(id: number): (text: string) => void {
  return (text) => tell({ kind: "heard", id, text });
}

function ended(id: number): () => void {
  return () => {
    lines.delete(id);
    tell({ kind: "ended", id });
  };
}

/** Of what Python says only the end is for people. */
function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

function tell(said: FromRoom): void {
  postMessage(said);
}
