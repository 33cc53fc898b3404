/** A run of five: how it stands, and the way into it. */
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
    <section class="card puzzle-run" aria-label="A run of five">
      {on && !next ? (
        <p>
          <b>
            {pointsOf(on)} of {MOST_POINTS * on.ids.length} points
          </b>{" "}
          in your last run.
        </p>
      ) : (
        <p>
          <b>A run of five</b>, from easy to hard: two points for an answer, one for what is close. The first attempt counts.
        </p>
      )}
      <p class="buttons">
        {on && next ? (
          <>
            <button class="primary" disabled={busy} onClick={() => void sending(() => open(next))}>
              Go on: {on.ids.indexOf(next) + 1} of {on.ids.length}
            </button>
            <button class="plain" disabled={busy} onClick={endRun}>
              Give it up
            </button>
          </>
        ) : (
          <button class="primary" disabled={busy || lines.length < FIVE} onClick={begin}>
            {on ? "Another five" : "Begin"}
          </button>
        )}
      </p>
      <Problem text={problem} />
    </section>
  );
}
