import { beforeEach, describe, expect, it } from "vitest";
import { follow, skip, stepBack, stepForward, togglePause } from "./cascade/control.ts";
import { announceTable } from "./table/announce.ts";
import { headline } from "./table/turn.ts";
import type { Frame, LogLine } from "./protocol/index.ts";
import { settings } from "./settings.ts";
import { clear, receive, snapshot, spoken } from "./store.ts";
import { moved, snapshotOf } from "./testing/table.ts";
import { isMyTurn, isTold, pawnOnTurn, toldLog, toldReason, without } from "./told.ts";

function frame(step: number, text: string, fire = true): Frame {
  return { step, kind: fire ? "smoked" : "moved", text, spots: [], phrase: null, cite: null, patch: {}, fire, dwell: 700, act: step };
}

function line(step: number, text: string, pawn = -1): LogLine {
  return { seq: 6, step, text, spots: [], cite: null, pawn, undone: false, kind: "moved", fire: false, phrase: null };
}

const ADVANCE = [frame(4, "Red 4.", true), frame(4, ""), frame(4, "Smoke.", true), frame(4, "Lost.", true)];
const LINES = ADVANCE.filter(({ text }) => text).map(({ text }) => line(4, text));
const texts = () => toldLog.value.map(({ text }) => text);

let stop: () => void;

beforeEach(() => {
  settings.value = { ...settings.peek(), speed: 1 };
  clear();
  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ log: [line(1, "Begun.")] }) });
  stop = follow();
  return () => stop();
});

function lose(): void {
  const over = snapshotOf();
  Object.assign(over.table, { status: "over", result: "lost" });
  receive(moved(6, { frames: ADVANCE, log: LINES, table: over.table, awaits: { what: "nothing", pawn: -1, chance: false } }));
  togglePause();
}

describe("while the film plays", () => {
  it("the end of the game and its lines wait for their frames", () => {
    lose();
    expect(isTold.value).toBe(false);
    expect(headline(snapshot.value!)).toBe("The fire advances");
    expect(texts()).toEqual(["Begun.", "Red 4."]);
    stepForward();
    expect(texts()).toEqual(["Begun.", "Red 4.", "Smoke."]);
    stepBack();
    expect(texts()).toHaveLength(3);
    skip();
    expect(texts()).toEqual(["Begun.", "Red 4.", "Smoke.", "Lost."]);
    expect(headline(snapshot.value!)).toBe("The game is lost");
  });

  it("a step of one's own is no news, and its list comes at once", () => {
    receive(moved(6, { frames: [frame(4, "One.", false), frame(4, "Two.", false)], log: [line(4, "One.", 0), line(4, "Two.", 0)] }));
    expect(isTold.value).toBe(true);
    expect(texts()).toEqual(["Begun.", "One."]);
  });

  it("the step of a bot is shown with its reason before the next turn is told", () => {
    const frames = [frame(4, "One.", false), frame(4, "Two.", false)];
    receive(moved(6, { by: 1, reason: "Nearest.", frames, log: frames.map(({ text }) => line(4, text, 1)) }));
    togglePause();
    expect([isMyTurn.value, pawnOnTurn.value]).toEqual([false, 1]);
    expect(headline(snapshot.value!)).toBe("Grace plays");
    expect(toldReason.value).toEqual({ pawn: 1, text: "Nearest." });
    skip();
    expect([isMyTurn.value, pawnOnTurn.value]).toEqual([true, 0]);
  });

  it("the turn is announced after what happened", () => {
    const silence = announceTable();
    receive(moved(6, { awaits: { what: "act", pawn: 1, chance: false } }));
    spoken.value = { calm: "", urgent: "" };
    receive(moved(7, { by: 1, frames: ADVANCE, log: LINES }));
    togglePause();
    expect(spoken.value).toEqual({ calm: "Red 4.", urgent: "" });
    skip();
    expect(spoken.value).toEqual({ calm: "Smoke. Lost.", urgent: "Your turn: Firefighter 1." });
    silence();
  });

  it("everything is told at once where that is wished", () => {
    settings.value = { ...settings.peek(), speed: 0 };
    receive(moved(6, { frames: ADVANCE, log: LINES }));
    expect(isTold.value).toBe(true);
    expect(texts()).toHaveLength(4);
  });
});

describe("without", () => {
  it("keeps lines that are no frames", () => {
    const asked = line(4, "Grace asked for a hint.");
    expect(without([...LINES, asked], ADVANCE.slice(2))).toEqual([LINES[0], asked]);
  });
});
