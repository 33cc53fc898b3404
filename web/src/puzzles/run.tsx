/** A run of five: how it stands, and the way into it. */
import * as texts from "words/puzzles.ts";
import { Problem, useSending } from "../loading.tsx";
import type { PuzzleLine } from "../protocol/index.ts";
import { beginRun, endRun, FIVE, fiveOf, marks, MOST_POINTS, pointsOf, run } from "./progress.ts";
import { open } from "./solving.ts";

export function RunOfFive({ lines }: { lines: PuzzleLine[] }) {
  const { busy, problem, run: sending } = useSending();
  const on = run.value;
  const next = on?.ids.find((id) => on.points[id] === undefined) ?? null;
  const begin = () =>
    void sending(async () => {
      const ids = fiveOf(lines, marks.peek());
      await open(ids[0]!);
      beginRun(ids);
    });
  return (
    <section class="card puzzle-run" aria-label={texts.runOfFive}>
      {on && !next ? (
        <p>
          {texts.lastRun({ b: (words) => <b>{words}</b>, points: pointsOf(on), most: MOST_POINTS * on.ids.length })}
        </p>
      ) : (
        <p>
          {texts.runAbout({ b: (words) => <b>{words}</b> })}
        </p>
      )}
      <p class="buttons">
        {on && next ? (
          <>
            <button class="primary" disabled={busy} onClick={() => void sending(() => open(next))}>
              {texts.goOn({ number: on.ids.indexOf(next) + 1, all: on.ids.length })}
            </button>
            <button class="plain" disabled={busy} onClick={endRun}>
              {texts.giveUp}
            </button>
          </>
        ) : (
          <button class="primary" disabled={busy || lines.length < FIVE} onClick={begin}>
            {on ? texts.anotherFive : texts.begin}
          </button>
        )}
      </p>
      <Problem text={problem} />
    </section>
  );
}
