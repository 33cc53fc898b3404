/** A reel of frames with a cursor: forward, back, to an end; every view is kept, so back is exact. */
import type { Frame, LogLine, View } from "../protocol/index.ts";

export interface Reel {
  frames: Frame[];
  /** The view before each frame, and at last the one after all. */
  views: View[];
  /** How many frames have been shown. */
  at: number;
}

/** More are forgotten from the front; the review has the whole game. */
const KEPT = 600;

export function emptyReel(view: View): Reel {
  return { frames: [], views: [view], at: 0 };
}

/** The reel with more frames at its end; where it stands does not change. */
export function added(reel: Reel, frames: Frame[]): Reel {
  const views = [...reel.views];
  for (const frame of frames) views.push({ ...views[views.length - 1], ...frame.patch });
  return trimmed({ frames: [...reel.frames, ...frames], views, at: reel.at });
}

/** Without the oldest frames, but never without one that waits. */
function trimmed(reel: Reel): Reel {
  const gone = Math.min(reel.at, Math.max(0, reel.frames.length - KEPT));
  if (!gone) return reel;
  return { frames: reel.frames.slice(gone), views: reel.views.slice(gone), at: reel.at - gone };
}

export function movedTo(reel: Reel, at: number): Reel {
  return { ...reel, at: Math.max(0, Math.min(reel.frames.length, at)) };
}

export function viewOf(reel: Reel): View {
  return reel.views[reel.at]!;
}

export function isAtEnd(reel: Reel): boolean {
  return reel.at === reel.frames.length;
}

/** The frame that was shown last. */
export function frameOf(reel: Reel): Frame | null {
  return reel.frames[reel.at - 1] ?? null;
}

export function waiting(reel: Reel): Frame[] {
  return reel.frames.slice(reel.at);
}

/** The frame before which a step back stops: the next earlier one that says something. */
export function before(reel: Reel): number {
  let at = reel.at - 1;
  while (at > 0 && !reel.frames[at - 1]!.text) at--;
  return Math.max(0, at);
}

/** Where a step forward stops: after the next frame that says something. */
export function after(reel: Reel): number {
  let at = reel.at + 1;
  while (at < reel.frames.length && !reel.frames[at - 1]!.text) at++;
  return Math.min(reel.frames.length, at);
}

/** Where the last advance of the fire begins; null if the reel has none. */
export function lastAdvance(reel: Reel): number | null {
  let last = reel.frames.length - 1;
  while (last >= 0 && !reel.frames[last]!.fire) last--;
  if (last < 0) return null;
  let first = last;
  const { step } = reel.frames[last]!;
  for (let at = last; at >= 0 && belongs(reel.frames[at]!, step); at--) {
    if (reel.frames[at]!.fire) first = at;
  }
  return first;
}

/** One advance may be told in several steps, luck by luck: they follow each other. */
function belongs(frame: Frame, step: number): boolean {
  return frame.fire || frame.step === step || frame.kind === "awaited" || !frame.text;
}

/** Does the log tell of an advance of the fire? What luck brings before the first turn is none. */
export function tellsOfFire(lines: LogLine[]): boolean {
  const first = lines.findIndex(({ pawn }) => pawn >= 0);
  return first >= 0 && lines.slice(first).some(({ fire, undone }) => fire && !undone);
}

/** How many frames that say something have not been shown. */
export function untold(reel: Reel): number {
  return waiting(reel).filter(({ text }) => text).length;
}

/** How many of them come after the act that is being shown: the table has gone on by so much. */
export function behind(reel: Reel): number {
  return waiting(movedTo(reel, actEnd(reel))).filter(({ text }) => text).length;
}

/** Where the advance of the fire ends that is being shown, or else the step. */
function actEnd({ frames, at }: Reel): number {
  const shown = frames[at - 1];
  let end = at;
  while (shown && end < frames.length && isSameAct(shown, frames[end]!)) end++;
  return end;
}

function isSameAct(shown: Frame, next: Frame): boolean {
  return shown.fire ? belongs(next, shown.step) : next.step === shown.step;
}

/** So many more frames that wait double the speed; moves hurry sooner than the fire. */
const MOVES_TO_DOUBLE = 3;
const FIRE_TO_DOUBLE = 8;
const FASTEST_MOVES = 8;
const FASTEST_FIRE = 4;
/** Nobody wishes to see more than this late: the film goes on with the last advance of the fire. */
const TOO_MANY = 80;

/** How much quicker than calm a frame is shown with so many behind it, so that the film catches up with the table. */
function haste(frame: Frame, left: number): number {
  if (frame.fire) return Math.min(FASTEST_FIRE, 1 + left / FIRE_TO_DOUBLE);
  return Math.min(FASTEST_MOVES, 1 + left / MOVES_TO_DOUBLE);
}

/** Where a film that has fallen too far behind goes on; null if it need not jump. */
export function catchUpPoint(reel: Reel): number | null {
  if (untold(reel) <= TOO_MANY) return null;
  return Math.max(reel.at, lastAdvance(reel) ?? reel.frames.length);
}

/** How long a frame stays before the next; 0 shows it together with the next. */
export function dwell(frame: Frame, speed: number, left = 0): number {
  return speed <= 0 ? 0 : frame.dwell / speed / haste(frame, left);
}
