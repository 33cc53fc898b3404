/** The games that this browser has a seat at. */
import { forget, type Kept, tickets } from "../tickets.ts";

export function YourTables() {
  const list = tickets.value;
  const open = list.filter(({ status }) => status !== "over");
  const over = list.filter(({ status }) => status === "over");
  return (
    <section class="card your-tables" aria-labelledby="tables-title">
      <h2 id="tables-title">Your tables</h2>
      {!list.length && <p class="soft">What you begin waits here until you come back.</p>}
      <Lines list={open} />
      {over.length > 0 && (
        <details open={!open.length}>
          <summary>Finished games ({over.length})</summary>
          <Lines list={over} />
        </details>
      )}
    </section>
  );
}

function Lines({ list }: { list: Kept[] }) {
  return (
    <ul class="lines">
      {list.map((ticket) => (
        <li key={ticket.table}>
          <a href={ticket.status === "over" ? `/review/${ticket.table}` : `/table/${ticket.table}`}>
            <b>{ticket.title || `Table ${ticket.code}`}</b>
            <span class="soft">{ticket.situation || STATUS[ticket.status] || ""}</span>
            <span class="soft">{when(ticket.seen)}</span>
          </a>
          <button
            class="plain small"
            aria-label={`Take ${ticket.title || ticket.code} off this list`}
            title="Take off this list; your seat's key is forgotten"
            onClick={() => forget(ticket.table)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

const STATUS: Record<string, string> = { lobby: "Waits for players", playing: "Being played", over: "Finished" };

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [7, "day"],
  [Infinity, "week"],
];

/** "5 minutes ago" */
export function when(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  let amount = (at - now) / 1000;
  for (const [size, unit] of STEPS) {
    if (Math.abs(amount) < size) return words.format(Math.round(amount), unit);
    amount /= size;
  }
  return "";
}
