/** What the panels may tell: no more than the film has shown, so that nothing is given away. */
import { computed } from "@preact/signals";
import * as texts from "words/page.ts";
import { current } from "./cascade/control.ts";
import type { Frame, LogLine } from "./protocol/index.ts";
import { playsWords } from "./common/people.ts";
import { botReason, isMine, log, originOf, snapshot, unseenFrames, you } from "./store.ts";

/** A step of one's own is known before it is shown; luck and the steps of others are not. */
function isKnown(frame: Frame): boolean {
  const origin = originOf(frame);
  return !frame.fire && origin !== null && !origin.luck && you.value.pawns.includes(origin.pawn);
}

/** Has the film shown all that would be news? */
export const isTold = computed(() => {
  const waits = unseenFrames.value;
  return !waits.length || (snapshot.value?.table.status !== "over" && waits.every(isKnown));
});

/** Is it the turn of somebody at this screen, and has everything before it been seen? */
export const isMyTurn = computed(() => isMine.value && isTold.value);

/** The pawn on turn in what is shown; -1 while the fire moves. */
export const pawnOnTurn = computed(() => {
  if (isTold.value) return snapshot.value?.awaits.pawn ?? -1;
  const frame = current.value;
  return frame && !frame.fire ? (originOf(frame)?.pawn ?? -1) : -1;
});

/** What the film shows, as a headline. */
export const filmWords = computed(() => {
  if (current.value?.fire) return texts.fireAdvances;
  return pawnOnTurn.value >= 0 ? playsWords(pawnOnTurn.value) : texts.luckDecides;
});

/** The last bot's reason, once its step is shown. */
export const toldReason = computed(() => {
  if (isTold.value) return botReason.value;
  const origin = current.value && originOf(current.value);
  return origin?.reason ? { pawn: origin.pawn, text: origin.reason } : null;
});

/** The log without the lines of frames that wait to be seen. */
export const toldLog = computed(() => without(log.value, unseenFrames.value));

/** Lines that belong to frames are those with their sentences, counted from the end. */
export function without(lines: LogLine[], frames: Frame[]): LogLine[] {
  const waits = frames.filter(({ text }) => text);
  if (!waits.length) return lines;
  const told: LogLine[] = [];
  for (const line of lines.toReversed()) {
    const last = waits.at(-1);
    if (last && last.step === line.step && last.text === line.text && !line.undone) waits.pop();
    else told.push(line);
  }
  return told.reverse();
}
