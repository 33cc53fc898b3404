/** What the review found: luck and decisions apart, the moments that counted, the decisions that cost most. */
import { percent, points } from "../panels/chances.ts";
import type { Review } from "../protocol/index.ts";
import { TryIt } from "../puzzles/try_it.tsx";
import { biggest, NONE, toldOf } from "./moments.ts";

const NAMED = 8;

interface Props {
  table: string;
  review: Review;
  show: (step: number) => void;
}

export function Verdict({ table, review, show }: Props) {
  const { first, last, luck, decisions, doubt, pawns, costs } = review;
  return (
    <section class="verdict" aria-label="What it came to">
      <dl class="sums">
        <Sum title="At the start" value={percent(first.value)} />
        <Sum title="Luck" value={points(luck)} tone="sum-luck" />
        <Sum title="Decisions" value={points(decisions)} tone="sum-decision" />
        <Sum title="At the end" value={percent(last.value)} />
      </dl>
      <p class="soft">In points of the chance to win; luck and decisions may each be off by {Math.max(1, Math.ceil(doubt * 100))}.</p>
      {pawns.length > 1 && (
        <p>
          {pawns.map(({ name, decisions: sum }) => (
            <span key={name} class="pawn-sum">
              {name} <b>{points(sum)}</b>
            </span>
          ))}
        </p>
      )}
      <Moments review={review} show={show} />
      <h2>The costliest decisions</h2>
      {costs.length ? (
        <ol class="costs">
          {costs.map((cost) => (
            <li key={cost.step}>
              <button class="small" onClick={() => show(cost.step)}>
                Step {cost.step}
              </button>
              <span>
                <b>{points(-Math.abs(cost.cost))}</b> {cost.text}
                <br />
                <span class="soft">
                  Played <code>{cost.played}</code>, better <code>{cost.better}</code>
                </span>
                {cost.puzzle && <TryIt table={table} step={cost.step} />}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p class="soft">None stands out: nothing that was tried would surely have been better.</p>
      )}
    </section>
  );
}

function Moments({ review, show }: { review: Review; show: (step: number) => void }) {
  const moments = biggest(review, NAMED);
  return (
    <>
      <h2>The moments that counted most</h2>
      {!moments.length && <p class="soft">{NONE}</p>}
      <ol class="costs moments">
        {moments.map((moment) => (
          <li key={moment.step}>
            <button class="small" onClick={() => show(moment.step)}>
              Step {moment.step}
            </button>
            <span>
              <b>{points(moment.change)}</b> {toldOf(review, moment)}
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
