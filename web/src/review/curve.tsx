/** The chance to win over the game: what luck drew is dashed and warm, what decisions drew is solid and blue. */
import * as texts from "words/review.ts";
import { percent, points } from "../panels/chances.ts";
import type { Review } from "../protocol/index.ts";
import { bandOf, curveOf, HEIGHT, nearest, strokeOf, upOf, WIDTH } from "./scale.ts";

const LINES = [0, 0.25, 0.5, 0.75, 1];

interface Props {
  review: Review;
  /** How the game ended or stands, in a sentence. */
  outcome: string;
  step: number;
  show: (step: number) => void;
}

export function Curve({ review, outcome, step, show }: Props) {
  const spots = curveOf(review);
  const here = spots.findLast((spot) => spot.step <= step) ?? spots[0]!;
  const click = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    show(nearest(spots, ((event.clientX - box.left) * WIDTH) / box.width));
  };
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.curveSaid({ outcome, here: hereWords(here.step, here.value) })} onClick={click}>
        {LINES.map((line) => (
          <g key={line} class="curve-grid">
            <line x1={40} x2={WIDTH - 10} y1={upOf(line)} y2={upOf(line)} />
            <text x={34} y={upOf(line) + 4} text-anchor="end">
              {line * 100}
            </text>
          </g>
        ))}
        <path class="curve-band" d={bandOf(spots)} />
        <path class="curve-luck" d={strokeOf(spots, true)} />
        <path class="curve-decision" d={strokeOf(spots, false)} />
        {review.costs.map(({ step: at }) => {
          const spot = spots.find((other) => other.step === at);
          return spot && <path key={at} class="curve-cost" d={`M${spot.x} ${spot.y - 7}l6 -10h-12z`} />;
        })}
        <line class="curve-here" x1={here.x} x2={here.x} y1={4} y2={HEIGHT - 24} />
        <circle class="curve-here" cx={here.x} cy={here.y} r="5" />
        <text class="curve-label" x={WIDTH / 2} y={HEIGHT - 4} text-anchor="middle">
          {texts.axes}
        </text>
      </svg>
      <figcaption>
        <span class="key luck-key">{texts.keyLuck({ points: points(review.luck) })}</span>
        <span class="key decision-key">{texts.keyDecisions({ points: points(review.decisions) })}</span>
        <span class="key band-key">{texts.keyBand}</span>
        <span class="key cost-key">{texts.keyCost}</span>
      </figcaption>
      <p class="soft">{hereWords(here.step, here.value)}</p>
    </figure>
  );
}

function hereWords(step: number, value: number): string {
  return texts.afterStep({ step, chance: percent(value) });
}
