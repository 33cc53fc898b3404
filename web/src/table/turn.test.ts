// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { Snapshot } from "../protocol/index.ts";
import { countGame } from "../settings.ts";
import { clear, receive, snapshot } from "../store.ts";
import { offer, snapshotOf } from "../testing/table.ts";
import { endOf, endOffer, headline, subline, sureWords, title, undoKind, wastes } from "./turn.ts";

function see(part: Parameters<typeof snapshotOf>[0] = {}): void {
  receive({ type: "snapshot", id: null, snapshot: snapshotOf(part) });
}

beforeEach(clear);

test("your turn is told so, with the pawn's name where you have several", () => {
  see();
  expect(headline(snapshot.value!)).toBe("Your turn");
  expect(title.value).toBe("● Your turn · Family Game");
  expect(endOffer.value?.action).toBe("end");

  see({ you: { person: 0, pawns: [0, 1] }, awaits: { what: "action", pawn: 1, chance: false } });
  expect(headline(snapshot.value!)).toBe("Your turn: Firefighter 2");
});

test("others see who is waited for", () => {
  see({ awaits: { what: "action", pawn: 1, chance: false } });

  expect(headline(snapshot.value!)).toBe("Waiting for Grace");
  expect(endOffer.value).toBeNull();
});

test("a pause and the end come first", () => {
  const paused = snapshotOf();
  paused.table.paused = true;
  receive({ type: "snapshot", id: null, snapshot: paused });
  expect(headline(snapshot.value!)).toBe("Paused");

  const over = snapshotOf();
  Object.assign(over.table, { status: "over", result: "won", ending: "rescued" });
  receive({ type: "snapshot", id: null, snapshot: over });
  expect(headline(snapshot.value!)).toBe("The game is won");
  expect(subline(snapshot.value!)).toBe("");
});

test("while an action is chosen, what the tracks show is not said again", () => {
  const situation = "Firefighter 1 is in the kitchen and has 4 AP. Rescued 1 of 6, lost 1 of 3.";
  see({ situation, awaits: { what: "act", pawn: 0, chance: false } });
  expect(subline(snapshot.value!)).toBe("You are in the kitchen and have 4 AP.");

  see({ situation, awaits: { what: "dodge", pawn: 0, chance: false } });
  expect(subline(snapshot.value!)).toBe("You are in the kitchen and have 4 AP. Rescued 1 of 6, lost 1 of 3.");
});

test("stopping ends a fight only where the turn cannot be ended", () => {
  expect(endOf([offer("lock P"), offer("stop flame")])?.action).toBe("stop flame");
  expect(endOf([offer("stop flame"), offer("end")])?.action).toBe("end");
  expect(endOf([offer("move 1,1")])).toBeNull();
});

test("only who made the last step takes it back without asking", () => {
  expect(undoKind(snapshotOf())).toBe("free");
  expect(undoKind(snapshotOf({ undo_by: 1 }))).toBe("consent");
  expect(undoKind(snapshotOf({ can_undo: "consent" }))).toBe("consent");
  expect(undoKind(snapshotOf({ can_undo: "no", undo_by: -1 }))).toBe("no");
});

test("nobody is asked where nobody else holds a pawn", () => {
  const holders: Snapshot["holders"] = [
    { kind: "person", person: 0 },
    { kind: "bot", bot: "greedy", person: null, open: false, turn: false, name: "Rosa", style: "" },
  ];
  expect(undoKind(snapshotOf({ holders, can_undo: "consent" }))).toBe("free");
});

test("in first games points that are left are asked about, later they are not", () => {
  see({ scene: { ...snapshotOf().scene, currency: "AP" } });
  const saves = offer("end", { phrase: { name: "action.end", arguments: { saved: 3, left: 0 } } });
  const spent = offer("end", { phrase: { name: "action.end", arguments: { saved: 0, left: 0 } } });
  localStorage.clear();

  expect([wastes(saves), wastes(spent)]).toEqual([true, false]);
  expect(sureWords("End turn", saves)).toBe("End turn with 3 AP left?");
  for (const table of ["a", "b", "b", "c"]) countGame(table, "house");
  expect(wastes(saves)).toBe(false);
});
