/** Clocks of turns: in words, and counting down. */
import { useEffect, useState } from "preact/hooks";
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

/** Seconds until a moment of Date.now, counted down once a second; 0 where there is none. */
export function useSeconds(until: number | null): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
