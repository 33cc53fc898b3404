/** A game as a film: the view after every step, and what was told at each. */
import { patched } from "../cascade/patched.ts";
import type { Frame, History, Spot, View } from "../protocol/index.ts";

interface Film {
  /** The view after each step; the first is the one before everything. */
  views: View[];
  /** What happened at each step. */
  frames: Frame[][];
}

export function filmOf(history: History): Film {
  const frames: Frame[][] = Array.from({ length: history.steps.length + 1 }, () => []);
  for (const frame of history.frames) frames[frame.step]?.push(frame);
  const views: View[] = [];
  let view = history.first;
  for (const told of frames) {
    for (const { patch } of told) if (Object.keys(patch).length) view = patched(view, patch);
    views.push(view);
  }
  return { views, frames };
}

/** The places that a step was about. */
export function spotsOf(frames: Frame[]): Spot[] {
  return [...new Set(frames.flatMap(({ spots }) => spots))];
}

/** The step of the next decision in a direction; the end if there is none. */
export function decisionFrom(history: History, step: number, way: 1 | -1): number {
  const last = history.steps.length;
  for (let next = step + way; next > 0 && next <= last; next += way) {
    if (!history.steps[next - 1]!.luck) return next;
  }
  return way > 0 ? last : 0;
}

/** A step that the game has, whatever the address says. */
export function heldStep(step: number | null, last: number): number {
  return step === null ? last : Math.min(Math.max(0, step), last);
}
