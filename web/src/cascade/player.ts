/** A reel of frames with a cursor: forward, back, to an end; every view is kept, so back is exact. */
import { FASTEST_FIRE, FASTEST_MOVES, FIRE_TO_DOUBLE, FRAMES_KEPT, MOVES_TO_DOUBLE, TOO_MANY_WAIT } from "../protocol/decisions.ts";
import type { Frame, LogLine, View } from "../protocol/index.ts";
import { patched } from "./patched.ts";

export interface Reel {
  frames: Frame[];
  /** The view before each frame, and at last the one after all. */
  views: View[];
  /** How many frames have been shown. */
  at: number;
}

export function emptyReel(view: View): Reel {
  return { frames: [], views: [view], at: 0 };
}

/** The reel with more frames at its end; where it stands does not change. */
export function added(reel: Reel, frames: Frame[]): Reel {
  const views = [...reel.views];
  for (const frame of frames) views.push(patched(views[views.length - 1]!, frame.patch));
  return trimmed({ frames: [...reel.frames, ...frames], views, at: reel.at });
}

/** Without the oldest frames, but never without one that waits. */
function trimmed(reel: Reel): Reel {
  const gone = Math.min(reel.at, Math.max(0, reel.frames.length - FRAMES_KEPT));
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
export function lastAdvance({ frames }: Reel): number | null {
  const last = frames.findLast(({ fire }) => fire);
  return last ? frames.findIndex(({ fire, act }) => fire && act === last.act) : null;
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
  const act = frameOf(reel)?.act;
  return waiting(reel).filter((frame) => frame.text && frame.act !== act).length;
}

/** How much quicker than calm a frame is shown with so many behind it, so that the film catches up with the table. */
export function haste(frame: Pick<Frame, "fire">, left: number): number {
  if (frame.fire) return Math.min(FASTEST_FIRE, 1 + left / FIRE_TO_DOUBLE);
  return Math.min(FASTEST_MOVES, 1 + left / MOVES_TO_DOUBLE);
}

/** Where a film that has fallen too far behind goes on; null if it need not jump. */
export function catchUpPoint(reel: Reel): number | null {
  if (untold(reel) <= TOO_MANY_WAIT) return null;
  return Math.max(reel.at, lastAdvance(reel) ?? reel.frames.length);
}

/** How long a frame stays before the next; 0 shows it together with the next. */
export function dwell(frame: Frame, speed: number, left = 0): number {
  return speed <= 0 ? 0 : frame.dwell / speed / haste(frame, left);
}
