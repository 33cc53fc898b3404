import { describe, expect, it } from "vitest";
import type { Frame, LogLine, View } from "../protocol/index.ts";
import {
  added,
  after,
  before,
  behind,
  catchUpPoint,
  dwell,
  emptyReel,
  frameOf,
  isAtEnd,
  lastAdvance,
  movedTo,
  tellsOfFire,
  untold,
  viewOf,
  waiting,
} from "./player.ts";

function frame(kind: string, patch: View = {}, more: Partial<Frame> = {}): Frame {
  return { step: 1, kind, text: kind, spots: [], phrase: null, cite: null, patch, fire: true, dwell: 700, act: more.step ?? 1, ...more };
}

const reel = added(emptyReel({ smoke: [], fire: [] }), [
  frame("rolled"),
  frame("smoked", { smoke: ["3,4"] }),
  frame("ignited", { smoke: [], fire: ["3,4"] }),
]);

describe("the reel", () => {
  it("shows the view before, then each patch", () => {
    expect(viewOf(reel)).toEqual({ smoke: [], fire: [] });
    expect(viewOf(movedTo(reel, 2))).toEqual({ smoke: ["3,4"], fire: [] });
    expect(viewOf(movedTo(reel, 3))).toEqual({ smoke: [], fire: ["3,4"] });
  });

  it("goes back to exactly what was seen", () => {
    const back = movedTo(movedTo(reel, 3), 2);
    expect(viewOf(back)).toBe(viewOf(movedTo(reel, 2)));
    expect(frameOf(back)!.kind).toBe("smoked");
  });

  it("stays within its ends", () => {
    expect(movedTo(reel, 99).at).toBe(3);
    expect(movedTo(reel, -1).at).toBe(0);
    expect(isAtEnd(movedTo(reel, 99))).toBe(true);
    expect(waiting(movedTo(reel, 1)).map(({ kind }) => kind)).toEqual(["smoked", "ignited"]);
  });

  it("takes more frames without moving", () => {
    const more = added(movedTo(reel, 1), [frame("exploded", { fire: [] })]);
    expect(more.at).toBe(1);
    expect(viewOf(movedTo(more, 4))).toEqual({ smoke: [], fire: [] });
  });

  it("forgets old frames but none that waits", () => {
    const many = Array.from({ length: 700 }, (_, index) => frame("smoked", { smoke: [String(index)] }));
    const waits = added(emptyReel({}), many);
    expect(waiting(waits)).toHaveLength(700);
    const seen = added(movedTo(waits, 700), [frame("ignited", { fire: ["1,1"] })]);
    expect(seen.frames).toHaveLength(600);
    expect(viewOf(seen)).toEqual({ smoke: ["699"] });
  });
});

describe("steps", () => {
  const quiet = added(emptyReel({}), [
    frame("spent", {}, { text: "" }),
    frame("moved"),
    frame("spent", {}, { text: "" }),
    frame("rolled"),
  ]);

  it("stop at frames that say something", () => {
    expect(after(quiet)).toBe(2);
    expect(after(movedTo(quiet, 2))).toBe(4);
    expect(before(movedTo(quiet, 4))).toBe(2);
    expect(before(movedTo(quiet, 2))).toBe(0);
  });
});

describe("lastAdvance", () => {
  const move = (step: number) => frame("moved", {}, { fire: false, step });

  it("finds where the fire began to move, over several steps of luck", () => {
    const long = added(emptyReel({}), [
      move(1),
      frame("rolled", {}, { step: 2 }),
      frame("smoked", {}, { step: 2 }),
      frame("rolled", {}, { step: 3, act: 2 }),
      move(4),
    ]);
    expect(lastAdvance(long)).toBe(1);
  });

  it("finds the later of two advances", () => {
    const two = added(emptyReel({}), [frame("rolled", {}, { step: 1 }), move(2), frame("rolled", {}, { step: 3 })]);
    expect(lastAdvance(two)).toBe(2);
  });

  it("finds none where nothing burnt", () => {
    expect(lastAdvance(added(emptyReel({}), [move(1)]))).toBeNull();
  });
});

describe("a film that is behind", () => {
  const move = frame("moved", {}, { fire: false, dwell: 230 });

  it("hurries through moves, and less through the fire", () => {
    expect(dwell(move, 1, 20)).toBeLessThan(dwell(move, 1, 5));
    expect(dwell(frame("rolled"), 1, 60) / dwell(frame("rolled"), 1)).toBeGreaterThan(dwell(move, 1, 60) / dwell(move, 1));
  });

  it("is behind by what follows the advance that is shown, however long that is", () => {
    const fire = Array.from({ length: 20 }, () => frame("smoked", {}, { step: 1 }));
    const alone = movedTo(added(emptyReel({}), fire), 1);
    expect(behind(alone)).toBe(0);
    const later = [2, 3].map((step) => frame("moved", {}, { fire: false, step }));
    expect(behind(added(alone, later))).toBe(2);
  });

  it("goes on with the last advance when far too much waits", () => {
    const long = added(emptyReel({}), [...Array.from({ length: 90 }, () => move), frame("rolled"), frame("smoked")]);
    expect(untold(long)).toBe(92);
    expect(catchUpPoint(long)).toBe(90);
    expect(catchUpPoint(movedTo(long, 20))).toBeNull();
  });
});

describe("dwell", () => {
  it("is what the service tells, nothing for what says nothing", () => {
    expect(dwell(frame("rolled", {}, { dwell: 1300 }), 1)).toBe(1300);
    expect(dwell(frame("spent", {}, { text: "", dwell: 0 }), 1)).toBe(0);
  });

  it("shrinks with the speed, and is nothing at once", () => {
    expect(dwell(frame("rolled"), 2)).toBe(dwell(frame("rolled"), 1) / 2);
    expect(dwell(frame("rolled"), 0)).toBe(0);
  });
});

describe("tellsOfFire", () => {
  const line = (pawn: number, fire: boolean, undone = false) => ({ pawn, fire, undone }) as LogLine;

  it("finds what luck brought after a turn, and not what the set-up did", () => {
    expect(tellsOfFire([line(-1, true), line(0, false)])).toBe(false);
    expect(tellsOfFire([line(-1, true), line(0, false), line(-1, false)])).toBe(false);
    expect(tellsOfFire([line(0, false), line(-1, true, true)])).toBe(false);
    expect(tellsOfFire([line(0, false), line(-1, true)])).toBe(true);
  });
});
