/** A game looked back on: the board at every moment, the chance to win, and other ways from here. */
import { useMemo } from "preact/hooks";
import * as texts from "words/review.ts";
import { api } from "../api.ts";
import { LinkField, useCopying } from "../common/copying.tsx";
import { playerOf } from "../common/people.ts";
import { RecordLink } from "../common/record_link.tsx";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import { Teams } from "../panels/summary.tsx";
import type { History } from "../protocol/index.ts";
import { go } from "../router.ts";
import { ticketOf } from "../tickets.ts";
import "../board/board.css";
import { Curve } from "./curve.tsx";
import { filmOf, heldStep, spotsOf } from "./film.ts";
import { useReview } from "./asking.ts";
import { MomentPart } from "./moment.tsx";
import { Replay } from "./replay.tsx";
import "./review.css";
import { Scrubber } from "./scrubber.tsx";
import { Verdict } from "./verdict.tsx";
import { WhatIf } from "./what_if.tsx";

export function ReviewPage({ id, step }: { id: string; step: number | null }) {
  const { value, problem, again } = useAsked(() => api.history(id), id);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page review" tabIndex={-1} aria-busy={!value && !problem}>
        <Problem text={problem} again={again} />
        {problem && (
          <p>
            <a href="/">{texts.backToStart}</a>
          </p>
        )}
        {value && <Looked id={id} history={value} step={heldStep(step, value.steps.length)} />}
        {!value && !problem && <p class="soft">{texts.fetching}</p>}
      </main>
    </>
  );
}

function Looked({ id, history, step }: { id: string; history: History; step: number }) {
  const film = useMemo(() => filmOf(history), [history]);
  const { answer, problem } = useReview(id);
  const show = (next: number) => go(`/review/${encodeURIComponent(id)}?step=${next}`, { replace: true });
  const who = (pawn: number) => playerOf(history.players, pawn, ticketOf(id)?.person ?? null);
  const frames = film.frames[step] ?? [];
  const review = answer?.review ?? null;
  const outcome = history.steps.at(-1)?.situation ?? texts.nothingPlayed;
  return (
    <>
      <h1>{history.scene.title}</h1>
      <p class="headline">{outcome}</p>
      <div class="review-grid">
        <div class="review-board">
          <Replay
            table={id}
            step={step}
            scene={history.scene}
            view={film.views[step]!}
            spots={spotsOf(frames)}
            words={texts.boardAfter({ step, situation: history.steps[step - 1]?.situation ?? "" })}
          />
          <Scrubber history={history} step={step} show={show} />
          <MomentPart history={history} step={step} frames={frames} who={who} />
          <CopyMoment key={step} id={id} step={step} />
        </div>
        <div class="review-side">
          {review ? (
            <>
              <Curve review={review} outcome={outcome} step={step} show={show} />
              <Verdict table={id} review={review} show={show} who={who} tries={history.what_if} />
            </>
          ) : (
            <Thinking progress={answer?.progress ?? 0} problem={problem} />
          )}
          {history.what_if ? (
            <WhatIf id={id} step={step} over={answer !== null} last={step === history.steps.length} />
          ) : (
            <p class="soft">{texts.whatIfLater}</p>
          )}
          <p class="buttons">
            <a class="button" href={`/table/${id}`}>
              {texts.toTable}
            </a>
            {history.record ? (
              <RecordLink table={id}>{texts.download}</RecordLink>
            ) : (
              <span class="soft">{texts.downloadLater({ day: !history.what_if })}</span>
            )}
          </p>
          <Teams id={id} />
        </div>
      </div>
    </>
  );
}

function Thinking({ progress, problem }: { progress: number; problem: string | null }) {
  if (problem) return <p class="card">{problem}</p>;
  return (
    <section class="card" aria-label={texts.beingMade}>
      <p>{texts.playingOut}</p>
      <progress max={1} value={progress} aria-label={texts.progress} />
    </section>
  );
}

/** The address of a moment, to be sent to somebody. */
function CopyMoment({ id, step }: { id: string; step: number }) {
  const link = `${location.origin}/review/${encodeURIComponent(id)}?step=${step}`;
  const { copied, copy } = useCopying(link);
  return (
    <p class="buttons">
      <button class="small" onClick={copy}>
        {copied ? texts.copied : texts.copyMoment}
      </button>
      {copied === false && <LinkField label={texts.momentLink} link={link} />}
    </p>
  );
}
