/** A file that is being made, with every step that led to it: kept by the browser, taken back and done again. */
import { type Signal, signal } from "@preact/signals";
import { remember, remembered } from "../settings.ts";

/** Steps that can be taken back. */
const MOST = 200;

export interface Steps {
  past: string[];
  now: string;
  future: string[];
}

export function begun(text: string): Steps {
  return { past: [], now: text, future: [] };
}

/** `goesOn` makes one step of this change and the one before. */
export function changed({ past, now, future }: Steps, text: string, goesOn = false): Steps {
  if (text === now) return { past, now, future };
  return { past: goesOn && past.length ? past : [...past, now].slice(-MOST), now: text, future: [] };
}

export function undone({ past, now, future }: Steps): Steps {
  const before = past.at(-1);
  return before === undefined ? { past, now, future } : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone({ past, now, future }: Steps): Steps {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
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
