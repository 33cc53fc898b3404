/** All puzzles: by box and grade, a run of five, and how far this browser is. */
import { useState } from "preact/hooks";
import * as texts from "words/puzzles.ts";
import { api } from "../api.ts";
import { isOffline } from "../device/mode.ts";
import { gameOf } from "../games/index.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { PuzzleLine } from "../protocol/index.ts";
import { Grade } from "./panel.tsx";
import { marks } from "./progress.ts";
import { RunOfFive } from "./run.tsx";
import { open } from "./solving.ts";
import "./puzzles.css";

export function PuzzlesPage({ id }: { id: string | null }) {
  const { value, problem, again } = useAsked(api.puzzles, "puzzles");
  const [box, setBox] = useState("");
  const [grade, setGrade] = useState(0);
  const shown = (value ?? []).filter((line) => fits(line, id, box, grade));
  return (
    <>
      <SiteHeader />
      <main id="main" class="page puzzles-page" tabIndex={-1} aria-busy={!value && !problem}>
        <h1>{texts.puzzles}</h1>
        <p>
          {texts.puzzlesAbout}
        </p>
        <Problem text={problem} again={again} />
        {value && !id && (
          <>
            <RunOfFive lines={value} />
            <Filters lines={value} box={box} setBox={setBox} grade={grade} setGrade={setGrade} />
          </>
        )}
        {value && id && <OnlyOne found={shown.length > 0} id={id} />}
        {boxesOf(shown).map(([title, lines]) => (
          <Box key={title} title={title} lines={lines} />
        ))}
        {value && !id && !shown.length && <p class="soft">{texts.noneIsBoth}</p>}
      </main>
    </>
  );
}

function fits(line: PuzzleLine, id: string | null, box: string, grade: number): boolean {
  if (id) return line.id === id;
  return (!box || line.ruleset === box) && (!grade || line.grade === grade);
}

function OnlyOne({ found, id }: { found: boolean; id: string }) {
  return (
    <p>
      {!found && `${texts.noPuzzle({ id })} `}
      <a href="/puzzles">{texts.allPuzzles}</a>
    </p>
  );
}

function boxesOf(lines: PuzzleLine[]): [string, PuzzleLine[]][] {
  const found = new Map<string, PuzzleLine[]>();
  for (const line of lines) found.set(line.box, [...(found.get(line.box) ?? []), line]);
  return [...found];
}

interface FiltersProps {
  lines: PuzzleLine[];
  box: string;
  setBox: (box: string) => void;
  grade: number;
  setGrade: (grade: number) => void;
}

function Filters({ lines, box, setBox, grade, setGrade }: FiltersProps) {
  const boxes = new Map(lines.map((line) => [line.ruleset, line.box]));
  const grades = new Map(lines.map((line) => [line.grade, line.grade_title]));
  return (
    <div class="puzzle-filters">
      <label>
        {texts.box}{" "}
        <select value={box} onChange={(event) => setBox(event.currentTarget.value)}>
          <option value="">{texts.all}</option>
          {[...boxes].map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.grade}{" "}
        <select value={grade} onChange={(event) => setGrade(Number(event.currentTarget.value))}>
          <option value={0}>{texts.all}</option>
          {[...grades].sort().map(([number, title]) => (
            <option key={number} value={number}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Box({ title, lines }: { title: string; lines: PuzzleLine[] }) {
  const { Sign } = gameOf(lines[0]!.game);
  const solved = lines.filter(({ id }) => marks.value[id] === "right").length;
  return (
    <section class="puzzle-box" aria-label={title}>
      <h2>
        <svg class="game-sign" viewBox="0 0 48 36" aria-hidden="true">
          <Sign />
        </svg>
        {title}{" "}
        <span class="soft">
          {texts.solvedOf({ solved, all: lines.length })}
        </span>
      </h2>
      <ul class="puzzle-cards">
        {lines.map((line) => (
          <li key={line.id} class="card" data-mark={marks.value[line.id]}>
            <Card line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ line }: { line: PuzzleLine }) {
  const { busy, problem, run } = useSending();
  const mark = marks.value[line.id];
  return (
    <>
      {!isOffline.value && <img class="puzzle-picture" src={api.puzzlePicture(line.id)} alt="" loading="lazy" width="240" height="180" />}
      <p class="puzzle-about">
        <Grade grade={line.grade} title={line.grade_title} />
        <span class="soft">{line.board}</span>
      </p>
      <p class="puzzle-task">{line.task}</p>
      <p class="puzzle-foot">
        <button disabled={busy} aria-label={texts.solveWhich({ id: line.id, task: line.task })} onClick={() => void run(() => open(line.id))}>
          {texts.solve}
        </button>
        {mark && <span class="puzzle-mark">{texts.mark({ mark })}</span>}
      </p>
      <Problem text={problem} />
    </>
  );
}
