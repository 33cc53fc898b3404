/** The guide at the table of a lesson: one rule, the places it speaks of, and what to do now. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import * as texts from "words/lesson.ts";
import { api } from "../api.ts";
import { Markdown } from "../common/markdown.tsx";
import { useAsked } from "../loading.tsx";
import type { Lesson, LessonStep } from "../protocol/index.ts";
import { remember, remembered } from "../settings.ts";
import { highlight, isMine, isSettled, narrowing, offers, snapshot } from "../store.ts";
import "./lesson.css";
import { actionsOf, allows, progressOf } from "./progress.ts";

export function Guide({ id }: { id: string }) {
  const { value } = useAsked(api.lessons, "lessons");
  const lesson = value?.find((found) => found.id === id);
  const table = snapshot.value?.table.id;
  return lesson && table ? <Steps lesson={lesson} table={table} /> : null;
}

function Steps({ lesson, table }: { lesson: Lesson; table: string }) {
  const key = `firehouse.lesson.${table}`;
  const [read, setRead] = useState(() => remembered(key, 0));
  const [closed, setClosed] = useState(false);
  const decisions = useDecisions(table);
  if (!decisions || closed) return null;
  const { step, waiting } = progressOf(lesson, decisions, read);
  const shown = lesson.steps[step];
  if (!shown) return null;
  const next = () => {
    setRead(step + 1);
    remember(key, step + 1);
  };
  return (
    <section class="coach" aria-label={texts.lesson({ title: lesson.title })}>
      <div class="coach-head">
        <b>{lesson.title}</b>
        <progress max={lesson.steps.length} value={step + 1} aria-label={texts.howFar} />
        <span class="soft">
          {texts.stepOf({ step: step + 1, all: lesson.steps.length })}
        </span>
      </div>
      <div class="coach-text" role="status" key={step}>
        {isWatching(shown) ? <p>{texts.watchFire}</p> : <Markdown text={shown.text} />}
      </div>
      <div class="coach-buttons">
        <GoOn step={shown} last={step === lesson.steps.length - 1} next={next} close={() => setClosed(true)} />
        {shown.section && (
          <a class="button small" href={`/rules/${shown.section}`}>
            {texts.readRule}
          </a>
        )}
      </div>
      <Lost reading={step < waiting} />
      <Narrow lesson={lesson} waiting={waiting} />
      <Lights spots={shown.lights} />
    </section>
  );
}

/** What a step tells of luck is told when it has been seen. */
function isWatching(step: LessonStep): boolean {
  return "watched" in step.until && !isSettled.value;
}

/** The actions that were decided so far, asked for again after each move and undo. */
function useDecisions(table: string): string[] | null {
  const [decisions, setDecisions] = useState<string[] | null>(null);
  const position = snapshot.value?.position;
  useEffect(() => {
    let wanted = true;
    void api.history(table).then(
      ({ steps }) => wanted && setDecisions(steps.filter(({ luck }) => !luck).map(({ text }) => text)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [table, position]);
  return decisions;
}

function GoOn({ step, last, next, close }: { step: LessonStep; last: boolean; next: () => void; close: () => void }) {
  if (actionsOf(step).length) return <p class="coach-do">{texts.yourMove}</p>;
  if (last) {
    return (
      <>
        <button class="primary" onClick={close}>
          {texts.playOn}
        </button>
        <a class="button" href="/">
          {texts.ownGame}
        </a>
      </>
    );
  }
  const waits = isWatching(step);
  return (
    <button class="primary" disabled={waits} onClick={next}>
      {waits ? texts.watchFire : texts.goOn}
    </button>
  );
}

/** A detour may leave nothing that the lesson allows: then the way is back. */
function Lost({ reading }: { reading: boolean }) {
  if (reading || !isMine.value || !isSettled.value || offers.value.length) return null;
  return <p class="coach-lost">{texts.lost}</p>;
}

/** The board and the list offer what the lesson waits for. */
function Narrow({ lesson, waiting }: { lesson: Lesson; waiting: number }) {
  useLayoutEffect(() => {
    narrowing.value = (action) => allows(lesson, waiting, action);
    return () => {
      narrowing.value = null;
    };
  }, [lesson, waiting]);
  return null;
}

/** Keeps the places lit that the text speaks of, whenever nothing else is. */
function Lights({ spots }: { spots: string[] }) {
  const key = spots.join(" ");
  useSignalEffect(() => {
    if (!highlight.value.length && key) highlight.value = key.split(" ");
  });
  useLayoutEffect(() => {
    highlight.value = key ? key.split(" ") : [];
    return () => {
      highlight.value = [];
    };
  }, [key]);
  return null;
}
