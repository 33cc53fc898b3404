/** The seats that this browser holds: a token for each table, and a line to find it again. */
import { signal } from "@preact/signals";
import type { Ticket } from "./protocol/index.ts";
import { remember, remembered } from "./settings.ts";

export interface Kept extends Ticket {
  title: string;
  situation: string;
  status: string;
  /** The table is on this device, and no server knows of it. */
  here?: boolean;
  /** A puzzle is not gone on with; it is begun again. */
  puzzle?: boolean;
  /** Several people pass this screen on from turn to turn. */
  shared: boolean;
  /** When the table was last seen, in milliseconds. */
  seen: number;
}

const KEY = "firehouse.tickets";
const AT_MOST = 60;

/** The tables that were played here, the latest first. */
export const tickets = signal<Kept[]>(remembered<Kept[]>(KEY, []));

export function ticketOf(table: string): Kept | null {
  return tickets.peek().find((ticket) => ticket.table === table) ?? null;
}

/** Keep a ticket, or what was seen at its table. */
export function keep(ticket: Ticket & Partial<Kept>): void {
  const fresh = { title: "", situation: "", status: "lobby", shared: false, ...ticketOf(ticket.table), ...ticket };
  store([{ ...fresh, seen: Date.now() }, ...others(ticket.table)]);
}

/** Take in seats of other devices; of those that are known here only how they stand, if that is news. */
export function adopt(list: Kept[]): void {
  const known = new Map(remembered<Kept[]>(KEY, []).map((ticket) => [ticket.table, ticket]));
  for (const fresh of list) {
    const kept = known.get(fresh.table);
    if (!kept) known.set(fresh.table, fresh);
    else if (fresh.seen > kept.seen) known.set(fresh.table, { ...fresh, token: kept.token, shared: kept.shared });
  }
  const all = [...known.values()].sort((one, other) => other.seen - one.seen);
  if (JSON.stringify(all.slice(0, AT_MOST)) !== JSON.stringify(tickets.peek())) store(all);
}

export function forget(table: string): void {
  store(others(table));
}

function others(table: string): Kept[] {
  // Another tab may have kept more since this one was opened.
  return remembered<Kept[]>(KEY, []).filter((ticket) => ticket.table !== table);
}

function store(list: Kept[]): void {
  tickets.value = list.slice(0, AT_MOST);
  remember(KEY, tickets.peek());
}
