/** Wins as bars, and what luck and decisions have changed from game to game. */
import * as texts from "words/yours.ts";
import { points } from "../panels/chances.ts";
import type { Looked, Tally } from "./tallies.ts";

/** One bar a group: how many were played, and how many of them won. */
export function Bars({ title, tallies, name }: { title: string; tallies: Tally[]; name: (id: string) => string }) {
  const most = Math.max(1, ...tallies.map(({ played }) => played));
  return (
    <table class="bars">
      <caption>{title}</caption>
      <thead class="for-ears">
        <tr>
          <th scope="col">{texts.which}</th>
          <th scope="col">{texts.wonOfPlayed}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ id, played, won }) => (
          <tr key={id}>
            <th scope="row">{name(id)}</th>
            <td>
              <span class="bar" style={{ inlineSize: `${(100 * played) / most}%` }} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * won) / played}%` }} />
              </span>
              <span class="bar-words">
                {texts.wonOf({ won, played, percent: Math.round((100 * won) / played), soft: (words) => <span class="soft">{words}</span> })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 44;
const RIGHT = 10;
const MIDDLE = 92;
const HALF = 76;
const LEAST = 0.1;

/** As in a review: what luck changed is dashed and warm, what decisions changed solid and blue. */
export function OverTime({ games }: { games: Looked[] }) {
  const most = Math.max(LEAST, ...games.flatMap(({ luck, decisions }) => [Math.abs(luck), Math.abs(decisions)]));
  const x = (index: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (index + 0.5)) / games.length;
  const y = (value: number) => MIDDLE - (HALF * value) / most;
  const path = (of: (game: Looked) => number) => games.map((game, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(of(game)).toFixed(1)}`).join("");
  const sum = (of: (game: Looked) => number) => games.reduce((total, game) => total + of(game), 0) / games.length;
  const luck = points(sum((game) => game.luck));
  const decisions = points(sum((game) => game.decisions));
  return (
    <figure class="over-time">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.overTime({ count: games.length, luck, decisions })}>
        {[most, 0, -most].map((value) => (
          <g key={value} class="curve-grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value > 0 ? "+" : ""}
              {Math.round(100 * value)}
            </text>
          </g>
        ))}
        <path class="curve-luck" d={path((game) => game.luck)} />
        <path class="curve-decision" d={path((game) => game.decisions)} />
        {games.map((game, index) => (
          <g key={game.at}>
            <circle class="luck-mark" cx={x(index)} cy={y(game.luck)} r="4" />
            <rect class="decision-mark" x={x(index) - 4} y={y(game.decisions) - 4} width="8" height="8" />
          </g>
        ))}
        <text x={WIDTH / 2} y={HEIGHT - 6} text-anchor="middle">
          {texts.axes}
        </text>
      </svg>
      <figcaption>
        <span class="key luck-key">{texts.keyLuck({ luck })}</span>
        <span class="key decision-key">{texts.keyDecisions({ decisions })}</span>
      </figcaption>
    </figure>
  );
}
