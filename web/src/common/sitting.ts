/** The way from a ticket to its table. */
import type { Ticket } from "../protocol/index.ts";
import { go } from "../router.ts";
import { keep, type Kept } from "../tickets.ts";

/** Keep the ticket and go to its table. */
export function sitDown(ticket: Ticket & Partial<Kept>): void {
  keep(ticket);
  go(`/table/${ticket.table}`);
}
