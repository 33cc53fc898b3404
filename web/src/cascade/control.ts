/** Plays the frames that wait: at a speed, paused, step by step, again. */
import { batch, computed, effect, signal } from "@preact/signals";
import * as texts from "words/cascade.ts";
import { api } from "../api.ts";
import { named } from "../common/people.ts";
import type { Frame, View } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { log, queue, say, shown, snapshot, unseen } from "../store.ts";
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
  type Reel,
  tellsOfFire,
  untold,
  viewOf,
  waiting,
} from "./player.ts";

export const reel = signal<Reel>(emptyReel({}));
export const paused = signal(false);

/** The frame on the screen while something is still to be shown, or stepped through. */
export const current = computed<Frame | null>(() => frameOf(reel.value));
export const isRunning = computed(() => !isAtEnd(reel.value));
/** How many frames are still to be told. */
export const toCome = computed(() => untold(reel.value));
/** After a reload the film is not here, but the service has it. */
export const canWatchAgain = computed(() => lastAdvance(reel.value) !== null || tellsOfFire(log.value));

/** Does the player of the page wish to see only the end? What is watched again plays calmly even so. */
const atOnce = computed(() => settings.value.speed <= 0);

let timer: ReturnType<typeof setTimeout> | undefined;
/** The queue as this player last left it: another one came from the service. */
let left: Frame[] = [];

/** Follow the queue until the returned function is called. */
export function follow(): () => void {
  reel.value = emptyReel(shown.peek());
  paused.value = false;
  left = [];
  const stops = [
    effect(() => {
      const told = queue.value;
      if (told === left) return;
      takeIn(told);
      if (atOnce.peek()) skip();
    }),
    effect(() => {
      if (atOnce.value && !isAtEnd(reel.peek())) skip();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

/** New frames follow those that wait; anything else is a new beginning. */
function takeIn(told: Frame[]): void {
  const now = reel.peek();
  const known = waiting(now);
  left = told;
  if (!told.length && isSame(viewOf(movedTo(now, now.frames.length)), shown.peek())) {
    clearTimeout(timer);
    reel.value = movedTo(now, now.frames.length);
    return;
  }
  if (!told.length || known.some((frame, index) => told[index] !== frame)) {
    clearTimeout(timer);
    reel.value = emptyReel(shown.peek());
    if (!told.length) return;
    reel.value = added(reel.peek(), told);
    return play();
  }
  const idle = isAtEnd(now);
  reel.value = added(now, told.slice(known.length));
  if (!idle) return;
  paused.value = false;
  play();
}

/** Somebody else may have gone to the end: the film stays, to be watched again. */
function isSame(one: View, other: View): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Show the reel as it stands after so many frames. */
function show(at: number): void {
  const next = movedTo(reel.peek(), at);
  const rest = waiting(next);
  const from = reel.peek().at;
  if (at > from) speak(next.frames.slice(from, next.at));
  batch(() => {
    reel.value = next;
    left = rest;
    queue.value = rest;
    unseen.value = Math.min(unseen.peek(), rest.length);
    shown.value = rest.length ? viewOf(next) : (snapshot.peek()?.view ?? viewOf(next));
  });
}

/** Screen readers hear what the eyes see, before what follows from it. */
function speak(frames: Frame[]): void {
  const text = frames
    .map((frame) => frame.text)
    .filter(Boolean)
    .join(" ");
  if (text) say(named(text));
}

/** Go on until the end, each frame for its time. */
function play(): void {
  clearTimeout(timer);
  if (paused.peek() || isAtEnd(reel.peek())) return;
  const jump = catchUpPoint(reel.peek());
  if (jump !== null) show(jump);
  show(after(reel.peek()));
  const frame = frameOf(reel.peek());
  timer = setTimeout(play, frame ? dwell(frame, settings.peek().speed || 1, behind(reel.peek())) : 0);
}

/** Pause or go on; nothing to pause, nothing done. */
export function togglePause(): void {
  if (isAtEnd(reel.peek())) return;
  paused.value = !paused.peek();
  if (paused.peek()) clearTimeout(timer);
  else play();
}

export function stepForward(): void {
  halt();
  show(after(reel.peek()));
}

export function stepBack(): void {
  halt();
  show(before(reel.peek()));
}

export function skip(): void {
  clearTimeout(timer);
  paused.value = false;
  show(reel.peek().frames.length);
}

/** The last advance of the fire from its roll on; it is fetched if it is not here. */
export async function watchAgain(): Promise<void> {
  if (lastAdvance(reel.peek()) === null && !(await fetchFilm())) return;
  const first = lastAdvance(reel.peek());
  if (first === null) return;
  clearTimeout(timer);
  paused.value = false;
  show(first);
  timer = setTimeout(play, 400);
}

/** The film so far from the service, wound to its end; false if the table has moved on meanwhile. */
async function fetchFilm(): Promise<boolean> {
  const asked = snapshot.peek();
  if (!asked) return false;
  try {
    const { first, frames } = await api.history(asked.table.id);
    if (snapshot.peek()?.position !== asked.position || !isAtEnd(reel.peek())) return false;
    const whole = added(emptyReel(first), frames);
    reel.value = movedTo(whole, whole.frames.length);
    if (lastAdvance(whole) === null) say(texts.notAdvanced, false, true);
    return true;
  } catch (error) {
    say((error as Error).message, true);
    return false;
  }
}

function halt(): void {
  clearTimeout(timer);
  paused.value = true;
}
