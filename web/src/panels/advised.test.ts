import { beforeEach, expect, test } from "vitest";
import { clear, hint, receive, sending } from "../store.ts";
import { moved, offer, snapshotOf, WAY } from "../testing/table.ts";
import { advised, beside } from "./advised.ts";

const STEPS = ["move 3,1", "extinguish e", "end"].map((action) => ({ action, label: `Do ${action}`, price: 1, why: `For ${action}.`, spots: [WAY.to] }));
const PLAN = { pawn: 0, steps: STEPS, chance: { value: 0.5, low: 0.4, high: 0.6, playouts: 9, certain: false }, facts: [] };
const SAID = "Do extinguish e: otherwise the victim there may burn.";
const LINE = { seq: 6, step: 4, text: "", spots: [], cite: null, pawn: 0, undone: false, fire: false, phrase: null };

const advise = (at: number) => receive({ type: "hint", id: "1", at, plan: PLAN, text: SAID });

beforeEach(() => {
  clear();
  receive({ type: "snapshot", id: null, snapshot: snapshotOf() });
  advise(3);
});

test("the first step of advice is what is advised, with its reason", () => {
  expect(advised.value).toMatchObject({ offer: { action: "move 3,1" }, why: SAID });
});

test("what the button says is not said again", () => {
  expect(beside(["Put out the fire"], "Put out the fire: otherwise the door may fall.")).toBe("Otherwise the door may fall.");
  expect(beside(["Put out the fire"], "Put out the fire.")).toBe("");
  expect(beside(["Go to the hall"], "Put out the fire.")).toBe("Put out the fire.");
});

test("the rest of a plan stays while its next step can be played as it was meant", () => {
  receive(moved(6, { offers: [offer("extinguish e"), offer("end")] }));
  expect(advised.value?.offer.action).toBe("extinguish e");
  receive(moved(7, { position: 5, offers: [offer("extinguish e", { label: "Put out another fire" })] }));
  expect(advised.value).toBeNull();
});

test("advice ends with its turn, and what comes late is not advice", () => {
  receive(moved(6, { log: [{ ...LINE, kind: "turn-started" }] }));
  expect(hint.value).toBeNull();
  advise(3);
  expect(hint.value).toBeNull();
  advise(4);
  receive(moved(7, { table: { ...snapshotOf().table, status: "over" } }));
  expect(hint.value).toBeNull();
});

test("what was played of a plan is not advised again, though it could be played once more", () => {
  sending.value = { id: "2", at: 3, actions: ["move 3,1"], sent: true };
  receive(moved(6, { offers: [offer("move 3,1"), offer("end")] }));
  expect(advised.value?.offer.action).toBe("end");
});

test("an errand that comes to the same as the plan's first steps is advised as one", () => {
  receive({ type: "routes", id: "2", at: 3, routes: [{ ...WAY, actions: ["move 2,1", "extinguish e"], price: 2 }] });
  expect(advised.value).toMatchObject({ way: { label: WAY.label }, why: "Otherwise the victim there may burn." });
  receive({ type: "routes", id: "2", at: 3, routes: [{ ...WAY, actions: ["move 2,1", "extinguish e"], price: 3 }] });
  expect(advised.value?.way).toBeNull();
});

test("an errand elsewhere that ends with the same word and costs as much is not what is advised", () => {
  receive({ type: "routes", id: "2", at: 3, routes: [{ ...WAY, to: "square:5,5", actions: ["move 2,1", "extinguish e"], price: 2 }] });
  expect(advised.value).toMatchObject({ offer: { action: "move 3,1" }, way: null });
});

test("where only one thing can be done nothing is advised", () => {
  receive(moved(6, { offers: [offer("end")] }));
  expect(advised.value).toBeNull();
});
