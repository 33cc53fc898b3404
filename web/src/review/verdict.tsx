/** What the review found: luck and decisions apart, the moments that counted, the decisions that cost most. */
import * as texts from "words/review.ts";
import { type Called, named, opened } from "../common/people.ts";
import { percent, points } from "../panels/chances.ts";
import type { Review } from "../protocol/index.ts";
import { TryIt } from "../puzzles/try_it.tsx";
import { biggest, NONE, toldOf } from "./moments.ts";

const NAMED = 8;

interface Props {
  table: string;
  review: Review;
  show: (step: number) => void;
  /** May a costly decision be tried as a puzzle now? */
  tries: boolean;
  /** Who plays a pawn; null where only its number tells it from others. */
  who: Called;
}

export function Verdict({ table, review, show, who, tries }: Props) {
  const { first, last, luck, decisions, doubt, pawns, costs } = review;
  return (
    <section class="verdict" aria-label={texts.cameTo}>
      <dl class="sums">
        <Sum title={texts.atStart} value={percent(first.value)} />
        <Sum title={texts.luck} value={points(luck)} tone="sum-luck" />
        <Sum title={texts.decisions} value={points(decisions)} tone="sum-decision" />
        <Sum title={texts.atEnd} value={percent(last.value)} />
      </dl>
      <p class="soft">{texts.inPoints({ doubt: Math.max(1, Math.ceil(doubt * 100)) })}</p>
      {pawns.length > 1 && (
        <p>
          {pawns.map(({ name, decisions: sum }, pawn) => (
            <span key={name} class="pawn-sum">
              {opened(who(pawn) ?? name)} <b>{points(sum)}</b>
            </span>
          ))}
        </p>
      )}
      <Moments review={review} show={show} who={who} />
      <h2>{texts.costliest}</h2>
      {costs.length ? (
        <ol class="costs">
          {costs.map((cost) => (
            <li key={cost.step}>
              <button class="small" onClick={() => show(cost.step)}>
                {texts.stepNumber({ step: cost.step })}
              </button>
              <span>
                <b>{points(-Math.abs(cost.cost))}</b> {cost.text}
                <br />
                <span class="soft">
                  {texts.playedBetter({ played: named(cost.played, who), better: named(cost.better, who) })}
                </span>
                {cost.puzzle && tries && <TryIt table={table} step={cost.step} />}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p class="soft">{texts.noneStandsOut}</p>
      )}
    </section>
  );
}

function Moments({ review, show, who }: Omit<Props, "table" | "tries">) {
  const moments = biggest(review, NAMED);
  return (
    <>
      <h2>{texts.moments}</h2>
      {!moments.length && <p class="soft">{NONE}</p>}
      <ol class="costs moments">
        {moments.map((moment) => (
          <li key={moment.step}>
            <button class="small" onClick={() => show(moment.step)}>
              {texts.stepNumber({ step: moment.step })}
            </button>
            <span>
              <b>{points(moment.change)}</b> {toldOf(review, moment, who)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Sum({ title, value, tone = "" }: { title: string; value: string; tone?: string }) {
  return (
    <div class={tone}>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}
