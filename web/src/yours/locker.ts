/** What the server keeps for the personal link, held in step with what this browser has. */
import { computed, effect, signal } from "@preact/signals";
import { api } from "../api.ts";
import type { KeptSeat, Locker } from "../protocol/index.ts";
import { change, remember, remembered, sane, settings } from "../settings.ts";
import { adopt, type Kept, tickets } from "../tickets.ts";
import { key, setKey } from "./key.ts";
import { renewPush, stopPush } from "./push.ts";

const PUT = "firehouse.put";
const EVERY = 30_000;
const CALM = 1_000;

/** As it was last heard of. */
export const locker = signal<Locker | null>(null);

/** The tables that wait for whoever has the link. */
export const waiting = computed(() => (locker.value?.tables ?? []).filter(({ waits }) => waits));

/** Ask how everything stands; the seats of other devices are kept here too. */
export async function refresh(): Promise<void> {
  const own = key.peek();
  if (own === null) return;
  const found = await api.openLocker(own);
  if (!locker.peek()) void renewPush(own, found.push_key).catch(() => null);
  locker.value = found;
  adopt(found.tables.map(ticketOf));
}

function ticketOf({ table, code, person, token, title, situation, status, touched }: KeptSeat): Kept {
  return { table, code, person, token, pawns: [], title, situation, status, shared: false, seen: Date.parse(touched) };
}

/** Make a personal link, with all that this browser has. */
export async function makeLink(): Promise<void> {
  remember(PUT, []);
  const { key: own } = await api.makeLocker();
  setKey(own);
  await api.prefer(own, settings.peek());
  await putSeats();
  await refresh();
}

/** Have the link of another device here: its preferences and its seats. */
export async function takeUp(own: string): Promise<void> {
  const found = await api.openLocker(own);
  remember(PUT, []);
  setKey(own);
  if (Object.keys(found.preferences).length) change(sane({ ...settings.peek(), ...found.preferences }));
  await putSeats();
  await refresh();
}

/** This browser has no link any more; what the server keeps stays. */
export function letGo(): void {
  void stopPush().catch(() => null);
  locker.value = null;
  setKey(null);
}

/** Keep a seat no longer, on any device. */
export async function takeOut(table: string): Promise<void> {
  const own = key.peek();
  if (own === null) return;
  await api.takeOutSeat(own, table);
  await refresh();
}

/** Put the seats of this browser into the locker, each once. */
async function putSeats(): Promise<void> {
  const own = key.peek();
  const known = new Set([...remembered<string[]>(PUT, []), ...(locker.peek()?.tables ?? []).map(({ table }) => table)]);
  for (const { table, token, here } of tickets.peek()) {
    if (own === null || here || known.has(table)) continue;
    known.add(table);
    // A seat that the server does not know any more is left where it is.
    await api.putSeat({ key: own, table, token }).catch(() => null);
    remember(PUT, [...known]);
  }
}

/** From now on new seats, changed preferences and what waits are told and heard. */
export function keepInStep(): void {
  let queue = Promise.resolve();
  effect(() => {
    if (tickets.value.length && key.value !== null) queue = queue.then(putSeats);
  });
  tellPreferences();
  effect(() => showCount(waiting.value.length));
  const look = () => document.visibilityState === "visible" && void refresh().catch(() => null);
  document.addEventListener("visibilitychange", look);
  setInterval(look, EVERY);
  look();
}

function tellPreferences(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = JSON.stringify(settings.peek());
  effect(() => {
    const now = settings.value;
    const own = key.value;
    if (own === null || JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    clearTimeout(timer);
    timer = setTimeout(() => void api.prefer(own, now).catch(() => null), CALM);
  });
}

/** The number on the icon of the page, where it has one. */
function showCount(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => null);
}
