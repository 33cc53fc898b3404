// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect, disconnect, play, send, takeBack } from "./connection.ts";
import type { Message } from "./protocol/index.ts";
import { connection, queue, refusal, sending, snapshot } from "./store.ts";
import { frame, moved, snapshotOf } from "./testing/table.ts";
import { keep, ticketOf } from "./tickets.ts";

/** Stands for the browser's socket; the test is the service. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  say(message: Message): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  drop(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;

function greet(seq = 5): void {
  latest().open();
  latest().say({ type: "snapshot", id: null, snapshot: snapshotOf({ seq }) });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  FakeSocket.all = [];
  connect("k3x");
});

afterEach(() => {
  disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first word is hello, with the token of this browser's seat", () => {
  disconnect();
  keep({ table: "k3x", code: "KXPM", person: 0, token: "secret", pawns: [0] });
  connect("k3x");
  greet();

  expect(latest().url).toMatch(/\/api\/tables\/k3x\/socket$/);
  expect(latest().sent[0]).toMatchObject({ do: "hello", token: "secret" });
  expect(connection.value.kind).toBe("open");
});

test("a command carries the position, and its answer finds the one who asked", async () => {
  greet();
  const done = play("move 3,1");
  const command = latest().sent.at(-1)!;
  expect(command).toMatchObject({ do: "play", at: 3, actions: ["move 3,1"] });

  latest().say({ type: "done", id: command.id as string, seq: 6 });

  expect(await done).toBe(true);
});

test("a refusal is kept with its rule", async () => {
  greet();
  const done = play("move 9,9");
  const id = latest().sent.at(-1)!.id as string;
  const cite = { rule: "Movement", section: "flashpoint/movement" };
  latest().say({ type: "refused", id, code: "wall", text: "A wall is in the way.", cite, phrase: null });

  expect(await done).toBe(false);
  expect(refusal.value).toMatchObject({ text: "A wall is in the way.", cite, phrase: null });
});

test("what was not answered is sent again with the same id after the connection came back", async () => {
  greet();
  const done = send({ do: "chat", text: "Hello" });
  const before = latest().sent.at(-1)!;
  latest().drop();
  expect(connection.value.kind).toBe("waiting");

  vi.advanceTimersByTime(1000);
  greet();

  expect(FakeSocket.all).toHaveLength(2);
  expect(latest().sent[0]).toMatchObject({ do: "hello" });
  expect(latest().sent.at(-1)).toEqual(before);
  latest().say({ type: "done", id: before.id as string, seq: 6 });
  expect(await done).toMatchObject({ type: "done" });
});

test("tries come less often, and start again after one that worked", () => {
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    latest().drop();
    const state = connection.value;
    if (state.kind !== "waiting") throw new Error("it should wait");
    waits.push(state.until - Date.now());
    vi.advanceTimersByTime(20_000);
  }
  expect(waits[0]).toBeLessThan(700);
  expect(waits.at(-1)).toBeGreaterThan(10_000);
  expect(Math.max(...waits)).toBeLessThan(20_000);

  greet();
  latest().drop();
  const state = connection.value;
  expect(state.kind === "waiting" && state.until - Date.now()).toBeLessThan(700);
});

test("a gap asks for the whole table; what is old is not taken twice", () => {
  greet();
  latest().say(moved(6, { frames: [frame(4)] }));
  latest().say(moved(6, { frames: [frame(4)] }));
  expect(queue.value).toHaveLength(1);

  latest().say(moved(9, { frames: [frame(7)] }));

  expect(queue.value).toHaveLength(1);
  expect(latest().sent.at(-1)).toMatchObject({ do: "hello" });
  latest().say({ type: "snapshot", id: null, snapshot: snapshotOf({ seq: 9 }) });
  expect(snapshot.value?.seq).toBe(9);
});

test.each(["no-table", "damaged"])("a table that cannot be had (%s) is not asked for again", (code) => {
  latest().open();
  latest().say({ type: "refused", id: null, code, text: "It cannot be had.", cite: null, phrase: null });
  vi.advanceTimersByTime(60_000);

  expect(connection.value).toMatchObject({ kind: "closed", code });
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that goes down says goodbye, and is awaited", () => {
  greet();
  latest().say({ type: "bye", text: "The server is being restarted." });

  expect(connection.value).toMatchObject({ kind: "waiting", text: "The server is being restarted." });
  vi.advanceTimersByTime(1000);
  greet();
  expect(connection.value.kind).toBe("open");
});

test("the seat goes along to the next table of the team", () => {
  disconnect();
  keep({ table: "k3x", code: "KXPM", person: 0, token: "secret", pawns: [0] });
  connect("k3x");
  const over = snapshotOf();
  Object.assign(over.table, { status: "over", next: "m7q" });
  latest().open();
  latest().say({ type: "snapshot", id: null, snapshot: over });

  expect(ticketOf("k3x")).toMatchObject({ status: "over", title: "Family Game" });
  expect(ticketOf("m7q")).toMatchObject({ token: "secret", person: 0, status: "lobby" });
});

test("what the table did ends the wait for a choice, before its answer", () => {
  greet();
  void play("move 3,1");
  latest().say({ type: "snapshot", id: null, snapshot: snapshotOf() });
  expect(sending.value).not.toBeNull();
  latest().say(moved(6));
  expect(sending.value).toBeNull();
});

test("one choice waits for the connection; others do not join it, and it can be withdrawn", async () => {
  greet();
  latest().drop();
  const first = play("move 3,1");
  expect(sending.value).toMatchObject({ actions: ["move 3,1"], sent: false });
  expect(await play("end")).toBe(false);
  expect(refusal.value?.text).toBe("Your last choice is still being sent.");

  refusal.value = null;
  takeBack();
  expect(await first).toBe(false);
  expect([sending.value, refusal.value]).toEqual([null, null]);

  void play("end");
  vi.advanceTimersByTime(1000);
  greet();
  const plays = latest().sent.filter((command) => command["do"] === "play");
  expect(plays.map(({ actions }) => actions)).toEqual([["end"]]);
  expect(sending.value?.sent).toBe(true);
  takeBack();
  expect(sending.value).not.toBeNull();
  latest().say({ type: "done", id: plays[0]!["id"] as string, seq: 6 });
  expect(sending.value).toBeNull();
});
