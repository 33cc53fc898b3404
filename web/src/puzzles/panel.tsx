/** The puzzle at its table: the task, then what the attempt is worth and where to go from there. */
import { useEffect, useState } from "preact/hooks";
import * as texts from "words/puzzles.ts";
import { api } from "../api.ts";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { PuzzleAtTable, Verdict } from "../protocol/index.ts";
import { isSettled, snapshot } from "../store.ts";
import { keepMark, keepPoints, marks, MOST_POINTS, nextOf, pointsOf, run } from "./progress.ts";
import { back, film, open } from "./solving.ts";
import "./puzzles.css";

/** The id of a puzzle of one's own game, which is on no shelf. */
const OWN = "own";

export function PuzzlePanel({ table }: { table: string }) {
  const now = snapshot.value;
  const { value, problem, again } = useAsked(() => api.puzzleAt(table), `${table} ${now?.position}`);
  const [steps, setSteps] = useState<string[] | null>(null);
  // A verdict is told when what it is about has been seen.
  const verdict = isSettled.value ? value?.verdict : null;
  return (
    <section class="puzzle-panel" data-mark={verdict?.mark} aria-label={texts.puzzle}>
      <Problem text={problem} again={again} />
      {value && (
        <>
          <Head value={value} />
          <div class="puzzle-text" role="status">
            {verdict ? <Told verdict={verdict} shown={steps !== null} /> : <Task value={value} />}
            {steps && <Answer steps={steps} />}
          </div>
          <Buttons table={table} value={value} judged={verdict !== null && verdict !== undefined} steps={steps} setSteps={setSteps} />
          {value.verdict && steps === null && <Keep id={value.puzzle.id} verdict={value.verdict} />}
        </>
      )}
    </section>
  );
}

function Head({ value: { puzzle } }: { value: PuzzleAtTable }) {
  const on = run.value;
  const at = on?.ids.indexOf(puzzle.id) ?? -1;
  return (
    <div class="puzzle-head">
      <b>{puzzle.id === OWN ? texts.fromYourGame : puzzle.box}</b>
      {puzzle.board && <span>{puzzle.board}</span>}
      {puzzle.grade > 0 && <Grade grade={puzzle.grade} title={puzzle.grade_title} />}
      {on && at >= 0 && (
        <span class="soft">
          {texts.onTheRun({ number: at + 1, all: on.ids.length, points: pointsOf(on) })}
        </span>
      )}
    </div>
  );
}

export function Grade({ grade, title }: { grade: number; title: string }) {
  return (
    <span class="grade" data-grade={grade}>
      <span aria-hidden="true">{"●".repeat(grade) + "○".repeat(3 - grade)}</span> {title}
    </span>
  );
}

function Task({ value: { puzzle, luck } }: { value: PuzzleAtTable }) {
  return (
    <>
      <p>{puzzle.task}</p>
      <p class="soft">{luck}</p>
    </>
  );
}

const SIGNS: Record<Verdict["mark"], string> = { right: "✓", close: "≈", missed: "✗" };

function Told({ verdict, shown }: { verdict: Verdict; shown: boolean }) {
  const text = shown ? texts.wasTheAnswer : together(verdict.text);
  return (
    <>
      <p>
        <span aria-hidden="true">{SIGNS[verdict.mark]}</span> {text}
      </p>
      {(shown || verdict.mark === "right") && <p class="soft">{together(verdict.explained)}</p>}
    </>
  );
}

/** A number and its sign stay in one line. */
function together(text: string): string {
  return text.replaceAll(" %", "\u00a0%");
}

function Answer({ steps }: { steps: string[] }) {
  return (
    <ol class="puzzle-answer">
      {steps.map((step, number) => (
        <li key={number}>{step}</li>
      ))}
    </ol>
  );
}

/** The first verdict on a position is kept; once the answer was shown nothing counts any more. */
function Keep({ id, verdict }: { id: string; verdict: Verdict }) {
  useEffect(() => {
    if (id === OWN || marks.peek()[id] === "shown") return;
    keepMark(id, verdict.mark);
    keepPoints(id, verdict.points);
  }, [id, verdict.mark]);
  return null;
}

interface ButtonsProps {
  table: string;
  value: PuzzleAtTable;
  judged: boolean;
  steps: string[] | null;
  setSteps: (steps: string[] | null) => void;
}

function Buttons({ table, value: { puzzle, begin }, judged, steps, setSteps }: ButtonsProps) {
  const { busy, problem, run: sending } = useSending();
  const over = snapshot.value?.table.status === "over";
  const next = nextOf(run.value, puzzle.id);
  const again = () =>
    void sending(async () => {
      setSteps(null);
      if (!over) await back(begin);
      else await open(puzzle.id, table);
    });
  const show = () =>
    void sending(async () => {
      if (puzzle.id !== OWN) {
        keepMark(puzzle.id, "shown");
        keepPoints(puzzle.id, 0);
      }
      setSteps(await film(table, begin));
    });
  return (
    <div class="puzzle-buttons">
      {judged && next && (
        <button class="primary" disabled={busy} onClick={() => void sending(() => open(next, table))}>
          {texts.nextPuzzle}
        </button>
      )}
      {judged && !(over && puzzle.id === OWN) && (
        <button disabled={busy} onClick={again}>
          {texts.tryAgain}
        </button>
      )}
      {!over && !steps && (
        <button class={judged ? undefined : "plain small"} disabled={busy} onClick={show}>
          {texts.showAnswer}
        </button>
      )}
      {judged && !next && (
        <a class="button" href="/puzzles">
          {run.value?.ids.includes(puzzle.id) ? texts.theRun({ points: pointsOf(run.value), most: MOST_POINTS * run.value.ids.length }) : texts.allPuzzles}
        </a>
      )}
      <Problem text={problem} />
    </div>
  );
}
