/** Clocks of turns, in words. */
import * as texts from "words/common.ts";
import { LANGUAGE } from "words/language.ts";

const UNITS: [number, string][] = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
];

/** "3 days", "12 hours" */
export function clockWords(seconds: number): string {
  const [size, unit] = UNITS.find(([length]) => seconds >= length && seconds % length === 0) ?? [1, "second"];
  const count = seconds / size;
  return texts.clock({ unit, count });
}

/** "14:05" today, "Tuesday 14:05" on another day */
export function endWords(ends: string, now = new Date()): string {
  const end = new Date(ends);
  const time = end.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const isToday = end.toDateString() === now.toDateString();
  return isToday ? time : texts.dayAndTime({ day: end.toLocaleDateString(LANGUAGE, { weekday: "long" }), time });
}
