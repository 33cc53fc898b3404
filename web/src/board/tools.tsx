/** The tools under the board: pencil, its tones, and the way back from a zoom. */
import type { Signal } from "@preact/signals";
import { Sign } from "../common/sign.tsx";
import { Why } from "../panels/why.tsx";
import { hovered, isMine, isSettled, plans, scene, shown, you } from "../store.ts";
import { Where } from "../common/where.tsx";
import { clearStrokes, mine, TONES, tone, undoStroke } from "./pencil.ts";
import { layout, pencil, targets } from "./state.ts";
import { priceWords } from "./targets.ts";
import type { Window } from "./viewport.ts";
import { reasonAt } from "./why_not.ts";
import { lineOf, toldAt } from "./words.ts";

const TONE_NAMES = ["blue, whole", "red, dashed", "green, dotted", "violet, dash and dot"];

export function Tools({ seen }: { seen: Signal<Window | null> }) {
  const drawn = plans.value && mine().length > 0;
  return (
    <div class="board-tools">
      <Line />
      {seen.value && seen.value.zoom > 1 && (
        <button class="small" onClick={() => (seen.value = null)}>
          Whole board
        </button>
      )}
      {you.value.person !== null && (
        <button
          class="small"
          aria-pressed={pencil.value}
          onClick={() => (pencil.value = !pencil.value)}
          title="Draw a plan that everybody sees"
        >
          <Sign d="M-9 9L-7 3L5 -9L9 -5L-3 7zM2 -6L6 -2" /> Plan
        </button>
      )}
      {pencil.value && <ToneChoice />}
      {drawn && pencil.value && (
        <button class="small" onClick={undoStroke}>
          Take back
        </button>
      )}
      {drawn && (
        <button class="small" onClick={clearStrokes}>
          Clear
        </button>
      )}
      <span class="cascade-room" />
    </div>
  );
}

function ToneChoice() {
  return (
    <span class="tones" role="group" aria-label="Line">
      {TONES.map((one) => (
        <button
          key={one}
          class={`small tone tone-${one}`}
          aria-pressed={tone.value === one}
          aria-label={TONE_NAMES[one]}
          onClick={() => (tone.value = one)}
        >
          <svg viewBox="0 0 26 10" width="26" height="10" aria-hidden="true">
            <path class="stroke-line" d="M2 5H24" />
          </svg>
        </button>
      ))}
    </span>
  );
}

/** What the pointer is at, and what a click does. */
function Line() {
  const here = layout.value;
  const spot = hovered.value;
  const currency = scene.value?.currency ?? "";
  if (pencil.value) {
    return (
      <p class="board-line">
        <b>You are drawing a plan.</b> Nothing is played by it; press Plan again to play.
      </p>
    );
  }
  if (!here || !spot) {
    const open = isMine.value && isSettled.value;
    return <p class="board-line hint">{open ? "Lit places can be clicked. Hold a place to point at it." : ""}</p>;
  }
  const choices = (isMine.value && targets.value.get(spot)?.choices) || [];
  const [first] = choices;
  if (first && (choices.length === 1 || first.main)) {
    const { label, price, where } = first;
    return (
      <p class="board-line">
        <b>{label}</b> <Where squares={where} /> · {priceWords(price, currency)}
        {choices.length > 1 && <span class="soft"> · right click or hold for {choices.length - 1} more</span>}
      </p>
    );
  }
  const reason = choices.length ? null : reasonAt(spot);
  const told = scene.value && toldAt(scene.value, shown.value, spot);
  return (
    <p class="board-line">
      {choices.length > 1 && <b>{choices.length} choices · </b>}
      {reason ? (
        <>
          <b>Not now:</b> {reason.text} <Why cite={reason.cite} />
        </>
      ) : (
        told && (
          <>
            {lineOf(told, false)} <Where squares={told.where} />
          </>
        )
      )}
    </p>
  );
}
