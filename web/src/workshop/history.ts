/** A file that is being made, with every step that led to it: kept by the browser, taken back and done again. */
import { type Signal, signal } from "@preact/signals";
import { remember, remembered } from "../settings.ts";

/** Steps that can be taken back. */
const MOST = 200;

export interface Steps {
  past: string[];
  now: string;
  future: string[];
  /** What the last change was part of, if others may follow that make one step with it. */
  stroke: string;
}

export function begun(text: string): Steps {
  return { past: [], now: text, future: [], stroke: "" };
}

/** Changes of one stroke are one step. */
export function changed(steps: Steps, text: string, stroke = ""): Steps {
  const { past, now } = steps;
  if (text === now) return steps;
  const goesOn = stroke !== "" && stroke === steps.stroke;
  return { past: goesOn ? past : [...past, now].slice(-MOST), now: text, future: [], stroke };
}

export function undone(steps: Steps): Steps {
  const { past, now, future } = steps;
  const before = past.at(-1);
  return before === undefined ? steps : { past: past.slice(0, -1), now: before, future: [now, ...future], stroke: "" };
}

export function redone(steps: Steps): Steps {
  const { past, now, future } = steps;
  const [next, ...rest] = future;
  return next === undefined ? steps : { past: [...past, now], now: next, future: rest, stroke: "" };
}

export interface Draft {
  steps: Signal<Steps>;
  /** Go on from these steps, and keep where they lead. */
  set: (steps: Steps) => void;
}

/** The draft of a kind of file as it was left; the first text if there is none. */
export function draftOf(game: string, file: string, first: string): Draft {
  const key = `firehouse.workshop.${game}.${file}`;
  const kept = remembered<unknown>(key, null);
  const steps = signal(begun(typeof kept === "string" && kept ? kept : first));
  return {
    steps,
    set: (next) => {
      steps.value = next;
      remember(key, next.now);
    },
  };
}
