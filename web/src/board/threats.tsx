/** The threat map: how likely each place burns, explodes or falls, as hatching and a number. */
import { computed, signal } from "@preact/signals";
import * as texts from "words/board.ts";
import { game } from "../games/current.ts";
import type { Spot } from "../protocol/index.ts";
import { shown, snapshot, threats } from "../store.ts";
import type { Outline } from "./sheet.ts";
import { layout } from "./state.ts";

const chosen = signal<string | null>(null);

/** The map of this very position, if somebody asked for it. */
const current = computed(() => {
  const found = threats.value;
  return found && found.at === snapshot.value?.position ? found.threats : null;
});

const kind = computed(() => {
  const kinds = Object.keys(current.value?.chances ?? {});
  return chosen.value && kinds.includes(chosen.value) ? chosen.value : (kinds[0] ?? null);
});

/** Below this a number would only be noise. */
const LEAST = 0.005;

interface Threat {
  spot: Spot;
  chance: number;
  at: Outline;
}

/** What is threatened now; what burns already needs no number. */
const shownThreats = computed<Threat[]>(() => {
  const outlines = layout.value?.outlines;
  const chances = kind.value ? current.value?.chances[kind.value] : undefined;
  const burning = new Set(kind.value === "burns" ? game.value.board?.burning?.(shown.value) : []);
  return Object.entries(chances ?? {}).flatMap(([spot, chance]) => {
    const at = outlines?.get(spot);
    return at && chance >= LEAST && !burning.has(spot) ? [{ spot, chance, at }] : [];
  });
});

/** Hatching under the pieces, the denser the likelier. */
export function ThreatTints() {
  return (
    <g class="threats" aria-hidden="true">
      <defs>
        <pattern id="threat-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path class="threat-line" d="M0 0V10" />
        </pattern>
      </defs>
      {shownThreats.value.map(({ spot, chance, at }) => (
        <g key={spot} class={`threat ${at.kind}`}>
          <path class="threat-tint" d={at.d} style={{ opacity: 0.16 + 0.5 * chance }} />
          {at.kind === "area" && <path d={at.d} fill="url(#threat-hatch)" style={{ opacity: 0.4 + 0.6 * chance }} />}
        </g>
      ))}
    </g>
  );
}

export function ThreatNumbers() {
  return (
    <g class="threat-numbers" aria-hidden="true">
      {shownThreats.value.map(({ spot, chance, at }) => (
        <text key={spot} x={at.x} y={at.y + (at.half ? at.half[1] - 18 : 0)}>
          {shortPercent(chance)}
        </text>
      ))}
    </g>
  );
}

/** Short enough for a square. */
function shortPercent(chance: number): string {
  return chance < 0.01 ? "<1 %" : `${Math.round(chance * 100)} %`;
}

/** Which of the threats is shown; the map goes with the next move. */
export function ThreatChoice() {
  const map = current.value;
  if (!map) return null;
  return (
    <div class="board-tools threat-choice" role="group" aria-label={texts.threatMap}>
      <span>
        {texts.chances({ exact: map.exact, turns: map.turns })}
      </span>
      {Object.keys(map.chances).map((name) => (
        <button key={name} class="small" aria-pressed={name === kind.value} onClick={() => (chosen.value = name)}>
          {name}
        </button>
      ))}
      <button class="small plain" onClick={() => (threats.value = null)}>
        {texts.hide}
      </button>
    </div>
  );
}
