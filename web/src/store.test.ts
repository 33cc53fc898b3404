import { beforeEach, expect, test } from "vitest";
import { askedPawns, botReason, chat, clear, isMine, offers, queue, receive, settle, say, shown, snapshot, spoken, toast } from "./store.ts";
import { frame, moved, snapshotOf } from "./testing/table.ts";

beforeEach(() => {
  clear();
  receive({ type: "snapshot", id: null, snapshot: snapshotOf() });
});

test("a snapshot is shown at once", () => {
  expect(shown.value).toEqual({ fire: [] });
  expect(isMine.value).toBe(true);
  expect(offers.value.map(({ action }) => action)).toEqual(["move 3,1", "end"]);
});

test("a move waits in the queue while the board shows what was before", () => {
  receive(moved(6, { view: { fire: ["1,1"] }, frames: [frame(4, { fire: ["1,1"] })] }));

  expect(snapshot.value?.view).toEqual({ fire: ["1,1"] });
  expect(snapshot.value?.position).toBe(4);
  expect(queue.value).toHaveLength(1);
  expect(shown.value).toEqual({ fire: [] });

  settle();

  expect(queue.value).toEqual([]);
  expect(shown.value).toEqual({ fire: ["1,1"] });
});

test("offers are for the one who is waited for", () => {
  receive(moved(6, { awaits: { what: "action", pawn: 1, chance: false } }));
  expect(offers.value).toEqual([]);

  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ you: { person: null, pawns: [] } }) });
  expect(offers.value).toEqual([]);

  const paused = snapshotOf();
  paused.table.paused = true;
  receive({ type: "snapshot", id: null, snapshot: paused });
  expect(offers.value).toEqual([]);
});

test("what is not the board changes without touching it", () => {
  receive({ type: "chat", seq: 6, line: { seq: 6, person: 1, name: "Grace", text: "North!", at: "" } });
  receive({ type: "presence", people: [], spectators: 3 });

  expect(chat.value.map(({ text }) => text)).toEqual(["North!"]);
  expect(snapshot.value?.spectators).toBe(3);
  expect(snapshot.value?.view).toEqual({ fire: [] });
  expect(snapshot.value?.seq).toBe(6);
});

test("only other people are asked, and only where the table wishes so", () => {
  expect(askedPawns([0, 1])).toEqual([1]);

  const quick = snapshotOf();
  quick.table.consent = false;
  receive({ type: "snapshot", id: null, snapshot: quick });
  expect(askedPawns([0, 1])).toEqual([]);
});

test("advice that somebody else asked for is told, one's own is not", () => {
  const { pawns, holders, people, spectators, proposal, table } = snapshotOf();
  const asked = (seq: number, name: string, count: number) => {
    const rest = { pawns, holders, people, spectators, proposal, table: { ...table, aids_used: { chance: count } } };
    receive({ type: "changed", seq, ...rest, text: `${name} asked for the win chance.` });
  };
  toast.value = null;
  asked(6, "Ada", 1);
  expect(toast.value).toBeNull();
  asked(7, "Grace", 2);
  expect(toast.value).toEqual({ text: "Grace asked for the win chance." });
});

test("nobody is told what they switched on themselves", () => {
  const { pawns, holders, people, spectators, proposal, table } = snapshotOf();
  const rest = { pawns, holders, people, spectators, proposal, table: { ...table, aids: { ...table.aids, hint: true } } };
  toast.value = null;
  receive({ type: "changed", seq: 6, ...rest, text: "Ada switched hints on." });
  expect(toast.value).toBeNull();
});

test("nobody is told that they started the game themselves", () => {
  const { pawns, holders, people, spectators, proposal, table } = snapshotOf();
  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ table: { ...table, status: "lobby" } }) });
  toast.value = null;
  receive({ type: "changed", seq: 6, pawns, holders, people, spectators, proposal, table, text: "Ada started the game." });
  expect(toast.value).toBeNull();
});

const LINE = { seq: 6, step: 4, text: "", spots: [], cite: null, pawn: 1, undone: false, fire: false, phrase: null };

test("why a bot ended its turn is told where it did nothing else in it", () => {
  receive(moved(6, { by: 1, reason: "Put out the fire.", log: [{ ...LINE, kind: "dampened" }] }));
  receive(moved(7, { by: 1, reason: "The last AP do more later.", log: [{ ...LINE, kind: "turn-ended" }] }));
  expect(botReason.value?.text).toBe("Put out the fire.");
  receive(moved(8, { by: 1, log: [{ ...LINE, kind: "turn-started" }] }));
  receive(moved(9, { by: 1, reason: "All AP do more later.", log: [{ ...LINE, kind: "turn-ended" }] }));
  expect(botReason.value?.text).toBe("All AP do more later.");
});

test("nothing of the last table is read out at the next", () => {
  say("The game is won.", true);
  clear();
  expect([spoken.value.urgent, toast.value]).toEqual(["", null]);
});
