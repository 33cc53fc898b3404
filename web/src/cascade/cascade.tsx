/** The fire's advance as a film: its sentence, why it happened, and the buttons to watch it. */
import { useLayoutEffect } from "preact/hooks";
import * as texts from "words/cascade.ts";
import { release } from "../common/fresh.ts";
import { named } from "../common/people.ts";
import { Sign } from "../common/sign.tsx";
import { Why } from "../panels/why.tsx";
import { change, settings } from "../settings.ts";
import "./cascade.css";
import {
  canWatchAgain,
  current,
  follow,
  isRunning,
  paused,
  reel,
  skip,
  stepBack,
  stepForward,
  toCome,
  togglePause,
  watchAgain,
} from "./control.ts";
import { listenToSpace } from "./keys.ts";
import { SpeedOptions } from "./speeds.tsx";

export function Cascade() {
  useLayoutEffect(follow, []);
  useLayoutEffect(listenToSpace, []);
  if (!isRunning.value && !canWatchAgain.value) return null;
  return (
    <section class={isRunning.value ? "cascade running" : "cascade"} aria-label={texts.advance}>
      {isRunning.value && <Caption />}
      <div class="cascade-buttons" role="group" aria-label={texts.watch}>
        {isRunning.value ? <Running /> : <Watched />}
        <Speed />
      </div>
    </section>
  );
}

/** The sentence of the frame, with a link to its rule, and how much is still to come. */
function Caption() {
  const frame = current.value;
  return (
    <>
      <p key={reel.value.at} class="cascade-caption">
        {frame?.text && (
          <>
            {named(frame.text)} <Why cite={frame.cite} />
          </>
        )}
      </p>
      <span class="cascade-count">{texts.toCome({ count: toCome.value })}</span>
    </>
  );
}

/** More than one advance of the fire waits: others have played on meanwhile. */
const MANY = 20;

function Running() {
  return (
    <>
      <button class="small" title={texts.back} onClick={byPointer(stepBack)} aria-keyshortcuts="[">
        <Sign d="M6 -7L-2 0L6 7zM-5 -7V7" /> <span class="unseen">{texts.back}</span>
      </button>
      <button class="small" onClick={byPointer(togglePause)} aria-keyshortcuts="Space">
        <Sign d={paused.value ? "M-5 -8L8 0L-5 8z" : "M-4 -7V7M4 -7V7"} /> {paused.value ? texts.goOn : texts.pause}
      </button>
      <button class="small" title={texts.step} onClick={byPointer(stepForward)} aria-keyshortcuts="]">
        <Sign d="M-6 -7L2 0L-6 7zM5 -7V7" /> <span class="unseen">{texts.step}</span>
      </button>
      <button class="small primary" onClick={byPointer(skip)} aria-keyshortcuts="Escape">
        <Sign d="M-8 -7L-1 0L-8 7zM0 -7L7 0L0 7zM8 -7V7" /> {toCome.value > MANY ? texts.catchUp({ count: toCome.value }) : texts.skip}
      </button>
    </>
  );
}

/** The focus stays only where the keyboard brought it. */
function byPointer(action: () => unknown): (event: MouseEvent) => void {
  return (event) => {
    release(event);
    action();
  };
}

function Watched() {
  return (
    <button class="small" onClick={byPointer(watchAgain)} aria-keyshortcuts="Shift+ArrowLeft">
      <Sign d="M-6 -3A7.500 7.500 0 1 1 -7 3M-7 -8V-2H-1" /> {texts.watchAgain}
    </button>
  );
}

function Speed() {
  return (
    <label class="cascade-speed">
      <span class="unseen">{texts.speed}</span>
      <select value={String(settings.value.speed)} onChange={(event) => change({ speed: Number(event.currentTarget.value) })}>
        <SpeedOptions />
      </select>
    </label>
  );
}
