/** Where the board is looked at: all of it at a desk, on a small screen a part that follows what happens. */
import { batch, computed, effect, signal } from "@preact/signals";
import { width } from "../table/width.ts";
import { busyPlaces, frame } from "./floors.tsx";
import type { Frame, Point } from "./sheet.ts";
import { cursor, layout, room } from "./state.ts";
import { legible, following, held, seenFrame, type View, whole, type Window } from "./viewport.ts";

/** What somebody or the camera chose; null for all of the board. */
const chosen = signal<Window | null>(null);
/** Has somebody chosen, so that the camera only follows? */
const byHand = signal(false);
/** Does what is seen now follow something? */
export const follows = signal(false);

export const view = computed<View>(() => ({ frame: frame.value, room: room.value }));
export const seen = computed<Window>(() => held(chosen.value ?? whole(view.value), view.value));
export const isZoomed = computed(() => seen.value.zoom > 1);
export const isSmall = computed(() => width.value === "narrow");

/** Look at a part of the board. */
export function look(next: Window): void {
  batch(() => {
    follows.value = false;
    chosen.value = next;
    byHand.value = true;
  });
}

export function lookAtAll(): void {
  look(whole(view.peek()));
}

/** As near as the camera goes by itself. */
export function lookCloser(): void {
  look(near(view.peek(), focus.peek()));
}

/** Where something happens, as far as it has a place on the board. */
const focus = computed<Point | null>(() => busyPlaces.value.map(middleOf).find((at) => at !== null) ?? null);

function middleOf(spot: string): Point | null {
  return layout.value?.outlines.get(spot) ?? null;
}

/** As near as the board can be read, around a point; all of it is seen where there is none. */
function near(now: View, at: Point | null): Window {
  return at ? held({ zoom: legible(now), ...at }, now) : whole(now);
}

function bringIn(at: Point): void {
  batch(() => {
    follows.value = true;
    chosen.value = following(seen.peek(), at, view.peek());
  });
}

/** Follow what happens and the keyboard's cursor until the returned function is called. */
export function follow(): () => void {
  let before: View | null = null;
  const stops = [
    effect(() => {
      const now = view.value;
      const at = focus.value;
      const isOther = !before || !isSame(before.frame, now.frame);
      const isNew = isOther || before?.room !== now.room;
      before = now;
      if (isOther) byHand.value = false;
      if (!isSmall.value) {
        if (isOther) chosen.value = null;
      } else if (!byHand.peek() && (isNew || !at || !isZoomed.peek())) chosen.value = near(now, at);
      else if (at) bringIn(at);
    }),
    effect(() => {
      const at = cursor.value && middleOf(cursor.value);
      if (at && isZoomed.peek()) bringIn(at);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    chosen.value = null;
    byHand.value = false;
  };
}

/** A frame is made again with every layout. */
function isSame(one: Frame, other: Frame): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Pixels that the letters of a price have at least. */
const LETTERS = 12;
const UNITS = 13;
const LARGEST_TAG = 2;

/** How much larger than the board tags are drawn, so that they can be read on a small one. */
export const tagScale = computed(() => {
  const pixels = room.value.width / seenFrame(seen.value, view.value).width;
  const wanted = Math.max(1, Math.min(LARGEST_TAG, LETTERS / (UNITS * pixels)));
  return Math.round(wanted * 20) / 20;
});
