import { expect, it } from "vitest";
import type { LogLine } from "../protocol/index.ts";
import { snapshotOf } from "../testing/table.ts";
import { inShort, roundsOf, turnsOf } from "./turns.ts";

function line(kind: string, seq: number): LogLine {
  return { seq, step: seq, text: `${kind} ${seq}`, spots: [], cite: null, pawn: 0, undone: false, kind, fire: false, phrase: null };
}

it("keeps the set-up apart and begins a group with each turn", () => {
  const turns = turnsOf([line("rolled", 1), line("entered", 2), line("turn-started", 3), line("moved", 4), line("turn-started", 5)]);

  expect(turns.map(({ start, lines }) => [start?.seq ?? null, lines.map(({ seq }) => seq)])).toEqual([
    [null, [1, 2]],
    [3, [4]],
    [5, []],
  ]);
});

it("has nothing to tell of an empty log", () => {
  expect(turnsOf([])).toEqual([]);
});

it("knows whose turn it is by the place that the line names", () => {
  const [turn] = turnsOf([{ ...line("turn-started", 1), spots: ["pawn:2"], pawn: -1 }]);

  expect(turn!.pawn).toBe(2);
});

it("files what is played after an undo under the turn that goes on", () => {
  const undone = (kind: string, seq: number) => ({ ...line(kind, seq), undone: true });
  const turns = turnsOf([line("turn-started", 1), undone("moved", 2), undone("turn-started", 3), undone("moved", 4), line("moved", 5)]);

  expect(turns.map(({ start, lines }) => [start?.seq, lines.map(({ seq }) => seq)])).toEqual([[1, [2, 3, 4, 5]]]);
});

it("counts the rounds by turns that were taken, in the log and before it", () => {
  const lines = [line("turn-started", 1), line("turn-granted", 2), { ...line("turn-started", 3), undone: true }, line("turn-started", 4)];

  expect(roundsOf(lines, snapshotOf())).toBe(1);
  expect(roundsOf(lines, snapshotOf({ earlier_turns: 5 }))).toBe(4);
});

it("says many lines of a kind in one, where there are words for them", () => {
  const lines = [line("tile-placed", 1), line("tile-placed", 2), line("moved", 3), line("moved", 4), line("tile-placed", 5)];
  expect(inShort(lines, { "tile-placed": "Laid out." }).map(({ text }) => text)).toEqual(["Laid out.", "moved 3", "moved 4", "tile-placed 5"]);
});
