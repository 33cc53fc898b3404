/** Moves through the game: every action and roll, with the pointer or the keyboard. */
import { useLayoutEffect } from "preact/hooks";
import * as texts from "words/review.ts";
import { isForPage, isWithin } from "../common/keys.ts";
import type { History } from "../protocol/index.ts";
import { decisionFrom } from "./film.ts";

interface Props {
  history: History;
  step: number;
  show: (step: number) => void;
}

export function Scrubber({ history, step, show }: Props) {
  const last = history.steps.length;
  // At once: the next key goes on from the step that is shown.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event) || isWithin(event, HAVE_OWN_KEYS)) return;
      const next = KEYS[event.key]?.(history, step);
      if (next === undefined) return;
      event.preventDefault();
      show(Math.min(Math.max(0, next), last));
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [history, step]);
  return (
    <div class="scrubber" role="group" aria-label={texts.moveThrough}>
      <Jump sign="|◀" label={texts.toStart} to={0} {...{ step, show }} />
      <Jump sign="◀◀" label={texts.decisionBefore} to={decisionFrom(history, step, -1)} {...{ step, show }} />
      <Jump sign="◀" label={texts.stepBack} to={Math.max(0, step - 1)} {...{ step, show }} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={texts.step}
        aria-valuetext={texts.stepOf({ step, last, told: toldAt(history, step) })}
        onInput={(event) => show(Number(event.currentTarget.value))}
      />
      <Jump sign="▶" label={texts.stepOn} to={Math.min(last, step + 1)} {...{ step, show }} />
      <Jump sign="▶▶" label={texts.nextDecision} to={decisionFrom(history, step, 1)} {...{ step, show }} />
      <Jump sign="▶|" label={texts.toEnd} to={last} {...{ step, show }} />
    </div>
  );
}

/** What was done in a step. */
function toldAt({ steps }: History, step: number): string {
  const here = steps[step - 1];
  return here ? here.label || texts.byLuck : texts.theStart;
}

const KEYS: Record<string, (history: History, step: number) => number> = {
  ArrowLeft: (_, step) => step - 1,
  ArrowRight: (_, step) => step + 1,
  PageUp: (history, step) => decisionFrom(history, step, -1),
  PageDown: (history, step) => decisionFrom(history, step, 1),
  Home: () => 0,
  End: (history) => history.steps.length,
};

const HAVE_OWN_KEYS = "input, .scroll";

function Jump({ sign, label, to, step, show }: { sign: string; label: string; to: number; step: number; show: (step: number) => void }) {
  return (
    <button class="plain" aria-label={label} title={label} disabled={to === step} onClick={() => show(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
