/** The days that were played in this browser, and how many of them in a row. */
import { signal } from "@preact/signals";
import { inARow } from "words/doors.ts";
import { remember, remembered } from "../settings.ts";

export interface Played {
  day: string;
  game: string;
  table: string;
  /** Null while the game is on. */
  won: boolean | null;
}

const KEY = "firehouse.days";
const AT_MOST = 400;

export const days = signal<Played[]>(sane(remembered<unknown>(KEY, [])));

/** What was kept, without what a curious hand has left there. */
export function sane(kept: unknown): Played[] {
  return Array.isArray(kept) ? kept.filter(isPlayed) : [];
}

function isPlayed(row: unknown): row is Played {
  const { day, game, table, won } = (row ?? {}) as Partial<Played>;
  return [day, game, table].every((text) => typeof text === "string") && (won === null || typeof won === "boolean");
}

/** Keep a game of a day, or how it ended; the latest first. */
export function keepDay(played: Played): void {
  const others = sane(remembered<unknown>(KEY, [])).filter(({ table }) => table !== played.table);
  days.value = [played, ...others].slice(0, AT_MOST);
  remember(KEY, days.peek());
}

export function playedOn(all: Played[], day: string, game: string): Played | null {
  return all.find((one) => one.day === day && one.game === game) ?? null;
}

const DAY = 86_400_000;

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** Days in a row up to today on which a game was finished; a day that is not over yet breaks nothing. */
export function streak(all: Played[], game: string, today: string): number {
  const done = new Set(all.filter((one) => one.game === game && one.won !== null).map(({ day }) => day));
  let day = done.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; done.has(day); day = dayBefore(day)) count += 1;
  return count;
}

export function streakWords(count: number): string {
  return count > 1 ? inARow({ count }) : "";
}
