/** A table's set-up on paper: the board, tracks to tick off, cards to cut out, the rules that hold. */
import { useEffect, useState } from "preact/hooks";
import { connect, disconnect } from "../connection.ts";
import { SiteHeader } from "../header.tsx";
import type { Snapshot } from "../protocol/index.ts";
import { connection, snapshot } from "../store.ts";
import { NoTable } from "../table/missing.tsx";
import "./print.css";
import { BoardSheet, CardsSheet, CrewSheet, RulesSheet, TracksSheet } from "./sheets.tsx";

const SHEETS = { Board: BoardSheet, Tracks: TracksSheet, Crew: CrewSheet, Cards: CardsSheet, Rules: RulesSheet };
type Name = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as Name[];

export function PrintPage({ id }: { id: string }) {
  useEffect(() => {
    connect(id);
    return disconnect;
  }, [id]);
  const state = connection.value;
  if (state.kind === "closed") return <NoTable id={id} code={state.code} text={state.text} />;
  const now = snapshot.value;
  return (
    <>
      <SiteHeader />
      <main id="main" class="page print-page" tabIndex={-1} aria-busy={!now}>
        {now ? <Paper now={now} /> : <p class="soft">Going to the table …</p>}
      </main>
    </>
  );
}

function Paper({ now }: { now: Snapshot }) {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const toggle = (name: Name) => setLeft(new Set(left.has(name) ? [...left].filter((other) => other !== name) : [...left, name]));
  return (
    <>
      <section class="print-choices" aria-label="What is printed">
        <h1>On paper</h1>
        <p class="soft">
          {now.table.title}, {now.scene.board_title}: to play away from the screen, or with dice of your own.
        </p>
        <p class="buttons">
          {NAMES.map((name) => (
            <label key={name} class="switch">
              <input type="checkbox" checked={!left.has(name)} onChange={() => toggle(name)} /> {name}
            </label>
          ))}
        </p>
        <p class="buttons">
          <button class="primary" disabled={left.size === NAMES.length} onClick={() => window.print()}>
            Print
          </button>
          <a class="button" href={`/table/${now.table.id}`}>
            Back to the table
          </a>
        </p>
      </section>
      {NAMES.filter((name) => !left.has(name)).map((name) => {
        const Sheet = SHEETS[name];
        return <Sheet key={name} now={now} />;
      })}
    </>
  );
}
