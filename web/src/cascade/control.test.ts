import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../api.ts";
import type { Frame, History, Snapshot, View } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { queue, shown, snapshot } from "../store.ts";
import { canWatchAgain, follow, isRunning, paused, skip, stepBack, stepForward, togglePause, watchAgain } from "./control.ts";

function frame(kind: string, patch: View, fire = true): Frame {
  return { step: 1, kind, text: kind, spots: [], phrase: null, cite: null, patch, fire, dwell: 700, act: 1 };
}

const FRAMES = [
  frame("rolled", {}),
  frame("smoked", { smoke: ["1,1"] }),
  frame("ignited", { smoke: [], fire: ["1,1"] }),
];
const AFTER = { smoke: [], fire: ["1,1"] };
let stop: () => void;

function tell(frames: Frame[]): void {
  snapshot.value = { view: AFTER } as unknown as Snapshot;
  queue.value = [...queue.peek(), ...frames];
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.value = { ...settings.peek(), speed: 1 };
  paused.value = false;
  queue.value = [];
  shown.value = { smoke: [], fire: [] };
  stop = follow();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("the film", () => {
  it("shows one frame after the other and ends with the truth", () => {
    tell(FRAMES);
    expect(queue.value).toHaveLength(2);
    vi.advanceTimersByTime(1300);
    expect(shown.value).toEqual({ smoke: ["1,1"], fire: [] });
    vi.runAllTimers();
    expect(shown.value).toBe(snapshot.value!.view);
    expect(isRunning.value).toBe(false);
  });

  it("stands still while paused and goes on after", () => {
    tell(FRAMES);
    togglePause();
    vi.advanceTimersByTime(60_000);
    expect(queue.value).toHaveLength(2);
    togglePause();
    vi.runAllTimers();
    expect(queue.value).toEqual([]);
  });

  it("has nothing to pause when nothing runs", () => {
    togglePause();
    expect(paused.value).toBe(false);
  });

  it("steps forward and back over the very same views", () => {
    tell(FRAMES);
    stepForward();
    expect(shown.value).toEqual({ smoke: ["1,1"], fire: [] });
    stepBack();
    expect(shown.value).toEqual({ smoke: [], fire: [] });
    expect(queue.value).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(queue.value).toHaveLength(2);
  });

  it("skips to the end, and shows the advance again", () => {
    tell(FRAMES);
    skip();
    expect(queue.value).toEqual([]);
    watchAgain();
    expect(queue.value).toHaveLength(3);
    expect(shown.value).toEqual({ smoke: [], fire: [] });
    vi.runAllTimers();
    expect(shown.value).toEqual(AFTER);
  });

  it("plays what comes later after what waits", () => {
    tell(FRAMES);
    tell([frame("exploded", { fire: [] })]);
    expect(queue.value.map(({ kind }) => kind)).toEqual(["smoked", "ignited", "exploded"]);
  });

  it("begins again when the whole table was told", () => {
    tell(FRAMES);
    shown.value = { smoke: ["2,2"], fire: [] };
    queue.value = [];
    vi.advanceTimersByTime(60_000);
    expect(shown.value).toEqual({ smoke: ["2,2"], fire: [] });
    expect(isRunning.value).toBe(false);
  });

  it("keeps the film when the end was shown by another way", () => {
    tell(FRAMES);
    shown.value = AFTER;
    queue.value = [];
    expect(isRunning.value).toBe(false);
    watchAgain();
    expect(queue.value).toHaveLength(3);
  });

  it("shows the end at once where that is wished", () => {
    settings.value = { ...settings.peek(), speed: 0 };
    tell(FRAMES);
    expect(queue.value).toEqual([]);
    expect(shown.value).toEqual(AFTER);
    watchAgain();
    vi.advanceTimersByTime(400);
    expect(queue.value).toHaveLength(2);
  });

  it("jumps to the end when that is wished in the middle", () => {
    tell(FRAMES);
    settings.value = { ...settings.peek(), speed: 0 };
    expect(queue.value).toEqual([]);
  });

  it("plays what comes after somebody stepped to the end", () => {
    tell(FRAMES);
    stepForward();
    stepForward();
    tell([frame("smoked", { smoke: ["2,2"] })]);
    expect(queue.value).toEqual([]);
    expect(paused.value).toBe(false);
  });
});

describe("after a reload", () => {
  const asked = (position: number) => {
    const log = [{ pawn: 0, fire: false }, { pawn: -1, fire: true }];
    snapshot.value = { view: AFTER, step: 1, position, log, table: { id: "k3x" } } as unknown as Snapshot;
    shown.value = AFTER;
  };
  const answer = { first: { smoke: [], fire: [] }, frames: FRAMES } as unknown as History;

  it("fetches the last advance when it is to be watched again", async () => {
    asked(7);
    expect(canWatchAgain.value).toBe(true);
    vi.spyOn(api, "history").mockResolvedValue(answer);
    await watchAgain();
    expect(isRunning.value).toBe(true);
    expect(shown.value["fire"]).toEqual([]);
    skip();
    expect(shown.value).toEqual(AFTER);
  });

  it("leaves the board alone if the table has moved on meanwhile", async () => {
    asked(7);
    vi.spyOn(api, "history").mockImplementation(async () => {
      asked(8);
      return answer;
    });
    await watchAgain();
    expect(isRunning.value).toBe(false);
  });
});
