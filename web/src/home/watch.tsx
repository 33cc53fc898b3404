/** The tables that anybody may watch. */
import { useEffect } from "preact/hooks";
import * as texts from "words/home.ts";
import { api } from "../api.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import type { TableLine } from "../protocol/index.ts";
import { OpenSeats } from "../seats/open_seats.tsx";
import { isSeeking } from "../seats/seeking.ts";
import { when } from "./continue.tsx";
import "./home.css";

const EVERY = 10_000;

export function WatchPage() {
  return (
    <>
      <SiteHeader />
      <main id="main" class="page" tabIndex={-1}>
        <h1>{texts.watch}</h1>
        <OpenTables />
        <p>
          <a href="/">{texts.ownGame}</a>
        </p>
      </main>
    </>
  );
}

export function OpenTables({ most = 100 }: { most?: number }) {
  const { value: all, problem, again } = useAsked(api.tables, "tables");
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && again(), EVERY);
    return () => clearInterval(timer);
  }, [again]);
  const value = all?.filter((line) => !isSeeking(line));
  return (
    <>
      <OpenSeats lines={all?.filter(isSeeking) ?? []} />
      <section aria-labelledby="watch-title">
        <h2 id="watch-title">{texts.tablesToWatch}</h2>
        <Problem text={value ? null : problem} again={again} />
        {value?.length === 0 && <p class="soft">{texts.nobodyPlays}</p>}
        <ul class="lines">
          {value?.slice(0, most).map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        {value && value.length > most && <a href="/watch">{texts.allTables({ count: value.length })}</a>}
      </section>
    </>
  );
}

function Line({ line }: { line: TableLine }) {
  const waits = line.status === "lobby" && line.open_seats > 0;
  return (
    <li>
      <a href={waits ? `/join/${line.code}` : `/table/${line.id}`}>
        <b>{line.title}</b>
        <span class="soft">{line.people.join(", ")}</span>
        <span class="soft">{waits ? texts.openSeats({ count: line.open_seats }) : line.situation || when(Date.parse(line.created))}</span>
      </a>
    </li>
  );
}
