/** Something that is asked of the service: its answer, the wait for it, or why there is none. */
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import * as texts from "words/page.ts";

export interface Asked<T> {
  value: T | null;
  problem: string | null;
  again: () => void;
}

export function useAsked<T>(ask: () => Promise<T>, key: string): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    setProblem(null);
    ask().then(
      (answer) => wanted && setValue(answer),
      (error: Error) => wanted && setProblem(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [key, turn]);
  const again = useCallback(() => setTurn((count) => count + 1), []);
  return { value, problem, again };
}

/** A sentence about what went wrong, beside the thing that was tried. */
export function Problem({ text, again }: { text: string | null; again?: () => void }) {
  if (!text) return null;
  return (
    <p class="problem" role="alert">
      <span aria-hidden="true">! </span>
      {text} {again && <button class="small" onClick={again}>{texts.tryAgain}</button>}
    </p>
  );
}

/** A form that says why it could not be sent, and can be sent again. */
export function useSending(): {
  busy: boolean;
  problem: string | null;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}

/** A labelled control with its line of text. */
export function Field({ label, text, children }: { label: string; text?: string | undefined; children: ComponentChildren }) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      {children}
      {text && <span class="field-text soft">{text}</span>}
    </label>
  );
}
