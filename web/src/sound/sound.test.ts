// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../settings.ts";
import { sound } from "./sound.ts";

let opened = 0;
const started = vi.fn();
const value = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };

/** Everything that a desk does with a node. */
function createNode() {
  const node = { gain: value, frequency: value, Q: {}, threshold: {}, ratio: {} };
  return { ...node, start: started, stop: () => {}, connect: (next: unknown) => next };
}

class Deaf {
  currentTime = 0;
  sampleRate = 10;
  state = "running";
  destination = {};
  createBuffer = () => ({ getChannelData: () => [] });
  createOscillator = createNode;
  createGain = createNode;
  createDynamicsCompressor = createNode;
  createConvolver = createNode;
  createBufferSource = createNode;
  createBiquadFilter = createNode;
  constructor() {
    opened += 1;
  }
}

beforeEach(() => vi.stubGlobal("AudioContext", Deaf));
afterEach(() => vi.unstubAllGlobals());

test("nothing sounds, and nothing is made for it, before somebody wishes it", async () => {
  change({ sounds: false });
  await sound("roll");
  expect([opened, started.mock.calls.length]).toEqual([0, 0]);
  change({ sounds: true });
  await Promise.all([sound("roll"), sound("roll")]);
  expect(opened).toBe(1);
  expect(started.mock.calls.length).toBe(14);
});
