/** The tools under the board: pencil, its tones, and the way back from a zoom. */
import * as texts from "words/board.ts";
import { Sign } from "../common/sign.tsx";
import { Why } from "../panels/why.tsx";
import { game } from "../games/current.ts";
import { FIRST_GAMES, gamesPlayed } from "../settings.ts";
import { hovered, isMine, isSettled, plans, scene, shown, you } from "../store.ts";
import { Where } from "../common/where.tsx";
import { isSmall, isZoomed, lookAtAll, lookCloser } from "./camera.ts";
import { Glance } from "./glance.tsx";
import { clearStrokes, mine, TONES, tone, undoStroke } from "./pencil.ts";
import { layout, pencil, targets } from "./state.ts";
import { priceWords } from "./targets.ts";
import { reasonAt } from "./why_not.ts";
import { lineOf, toldAt } from "./words.ts";

const TONE_NAMES = [texts.toneBlue, texts.toneRed, texts.toneGreen, texts.toneViolet];

export function Tools() {
  const drawn = plans.value && mine().length > 0;
  return (
    <div class="board-tools">
      <Line />
      <Zoom />
      {you.value.person !== null && (
        <button
          class="small"
          aria-pressed={pencil.value}
          onClick={() => (pencil.value = !pencil.value)}
          title={texts.planAbout}
        >
          <Sign d="M-9 9L-7 3L5 -9L9 -5L-3 7zM2 -6L6 -2" /> {texts.plan}
        </button>
      )}
      {pencil.value && <ToneChoice />}
      {drawn && pencil.value && (
        <button class="small" onClick={undoStroke}>
          {texts.takeBack}
        </button>
      )}
      {drawn && (
        <button class="small" onClick={clearStrokes}>
          {texts.clear}
        </button>
      )}
      <span class="cascade-room" />
    </div>
  );
}

/** The way back from a zoom, and on a small screen to it. */
function Zoom() {
  if (isSmall.value && isZoomed.value) return <Glance />;
  if (!isZoomed.value && !isSmall.value) return null;
  return (
    <button class="small" onClick={isZoomed.value ? lookAtAll : lookCloser}>
      {isZoomed.value ? texts.wholeBoard : texts.closer}
    </button>
  );
}

function ToneChoice() {
  return (
    <span class="tones" role="group" aria-label={texts.line}>
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
        {texts.drawing({ b: (words) => <b>{words}</b> })}
      </p>
    );
  }
  const choices = (spot && isMine.value && targets.value.get(spot)?.choices) || [];
  const reason = choices.length ? null : reasonAt(spot);
  if (reason) {
    return (
      <p class="board-line reason">
        <b>{texts.notNow}</b> {reason.text} <Why cite={reason.cite} />
      </p>
    );
  }
  if (!here || !spot) {
    const open = isMine.value && isSettled.value;
    return <p class="board-line hint">{open ? texts.litPlaces : ""}</p>;
  }
  const [first] = choices;
  if (first && (choices.length === 1 || first.main)) {
    const { label, price, where } = first;
    return (
      <p class="board-line">
        <b>{label}</b> <Where squares={where} /> · {priceWords(price, currency)}
        {choices.length > 1 && <span class="soft"> {texts.holdForMore({ count: choices.length - 1 })}</span>}
      </p>
    );
  }
  const told = scene.value && toldAt(scene.value, shown.value, spot);
  const meaning = gamesPlayed() < FIRST_GAMES && game.value.meaningOf?.(shown.value, spot);
  return (
    <p class="board-line">
      {meaning && <b>{meaning} </b>}
      {choices.length > 1 && <b>{texts.choices({ count: choices.length })} </b>}
      {told && (
        <>
          {lineOf(told, false)} <Where squares={told.where} />
        </>
      )}
    </p>
  );
}
