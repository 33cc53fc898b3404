/** The games that this browser has a seat at. */
import * as texts from "words/home.ts";
import { LANGUAGE } from "words/language.ts";
import { forget, type Kept, tickets } from "../tickets.ts";
import { key } from "../yours/key.ts";
import { takeOut, waiting } from "../yours/locker.ts";

export function YourTables() {
  const list = tickets.value.filter(({ puzzle }) => !puzzle);
  const open = list.filter(({ status }) => status !== "over").sort((one, other) => waits(other) - waits(one));
  const over = list.filter(({ status }) => status === "over");
  return (
    <section class="card your-tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{texts.yourTables}</h2>
      {!list.length && <p class="soft">{texts.nothingBegun}</p>}
      <Lines list={open} />
      {over.length > 0 && (
        <details open={!open.length}>
          <summary>{texts.finishedGames({ count: over.length })}</summary>
          <Lines list={over} />
        </details>
      )}
      <p class="soft">
        <a href={key.value ? "/history" : "/yours"}>
          {key.value ? texts.yourHistory : texts.otherDevices}
        </a>
      </p>
    </section>
  );
}

function waits({ table }: Kept): number {
  return Number(waiting.value.some((seat) => seat.table === table));
}

export function Lines({ list }: { list: Kept[] }) {
  return (
    <ul class="lines">
      {list.map((ticket) => (
        <li key={ticket.table}>
          <a href={ticket.status === "over" ? `/review/${ticket.table}` : `/table/${ticket.table}`}>
            <b>{ticket.title || texts.table({ code: ticket.code })}</b>
            {waits(ticket) > 0 && <span class="waits">{texts.waitsForYou}</span>}
            <span class="soft">{ticket.situation || texts.status({ status: ticket.status })}</span>
            <span class="soft">{when(ticket.seen)}</span>
          </a>
          <button
            class="plain small"
            aria-label={texts.takeOff({ title: ticket.title || ticket.code })}
            title={texts.takeOffAbout}
            onClick={() => {
              forget(ticket.table);
              void takeOut(ticket.table).catch(() => null);
            }}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [7, "day"],
  [Infinity, "week"],
];

/** As in "5 minutes ago". */
export function when(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" });
  let amount = (at - now) / 1000;
  for (const [size, unit] of STEPS) {
    if (Math.abs(amount) < size) return words.format(Math.round(amount), unit);
    amount /= size;
  }
  return "";
}
