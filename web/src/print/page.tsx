/** A table's set-up on paper: the board, tracks to tick off, cards to cut out, the rules that hold. */
import { useEffect, useState } from "preact/hooks";
import * as texts from "words/print.ts";
import { connect, disconnect } from "../connection.ts";
import { SiteHeader } from "../header.tsx";
import type { Snapshot } from "../protocol/index.ts";
import { connection, snapshot } from "../store.ts";
import { NoTable } from "../table/missing.tsx";
import "./print.css";
import { BoardSheet, CardsSheet, CrewSheet, RulesSheet, TracksSheet } from "./sheets.tsx";

const SHEETS = [
  { title: texts.board, Sheet: BoardSheet },
  { title: texts.tracks, Sheet: TracksSheet },
  { title: texts.crew, Sheet: CrewSheet },
  { title: texts.cards, Sheet: CardsSheet },
  { title: texts.rules, Sheet: RulesSheet },
];

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
        {now ? <Paper now={now} /> : <p class="soft">{texts.going}</p>}
      </main>
    </>
  );
}

function Paper({ now }: { now: Snapshot }) {
  const [chosen, choose] = useState(SHEETS);
  return (
    <>
      <section class="print-choices" aria-label={texts.whatIsPrinted}>
        <h1>{texts.onPaper}</h1>
        <p class="soft">
          {texts.onPaperAbout({ title: now.table.title, board: now.scene.board_title })}
        </p>
        <p class="buttons">
          {SHEETS.map((sheet) => (
            <label key={sheet.title} class="switch">
              <input
                type="checkbox"
                checked={chosen.includes(sheet)}
                onChange={() => choose(SHEETS.filter((one) => chosen.includes(one) !== (one === sheet)))}
              />{" "}
              {sheet.title}
            </label>
          ))}
        </p>
        <p class="buttons">
          <button class="primary" disabled={!chosen.length} onClick={() => window.print()}>
            {texts.print}
          </button>
          <a class="button" href={`/table/${now.table.id}`}>
            {texts.backToTable}
          </a>
        </p>
      </section>
      {chosen.map(({ title, Sheet }) => (
        <Sheet key={title} now={now} />
      ))}
    </>
  );
}
