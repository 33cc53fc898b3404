/** What the service says about a file, asked for whenever the file has come to rest. */
import { useEffect, useRef, useState } from "preact/hooks";
import { LANGUAGE } from "words/language.ts";
import * as texts from "words/workshop.ts";
import { api } from "../api.ts";
import type { Fault, Setup } from "../protocol/index.ts";
import { LONGEST } from "./link.ts";

/** Milliseconds without a change before it is asked. */
const REST = 250;

export interface Judged {
  /** What is wrong with the file; null if nothing is. */
  fault: Fault | null;
  /** Is this about the file as it is now? */
  current: boolean;
  /** Why the service could not be asked. */
  problem: string | null;
}

export function useJudgement(setup: Setup): Judged {
  const key = JSON.stringify(setup);
  const [judged, setJudged] = useState<{ key: string; fault: Fault | null; problem: string | null } | null>(null);
  const latest = useRef(key);
  latest.current = key;
  useEffect(() => {
    const timer = setTimeout(() => {
      judgementOf(setup).then(
        ({ fault }) => latest.current === key && setJudged({ key, fault, problem: null }),
        (error: Error) => latest.current === key && setJudged({ key, fault: null, problem: error.message }),
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [key]);
  return { fault: judged?.fault ?? null, current: judged?.key === key, problem: judged?.problem ?? null };
}

/** What the service says; a file that it would not read is not sent. */
async function judgementOf(setup: Setup): Promise<{ fault: Fault | null }> {
  if (Object.values(setup.files ?? {}).some((text) => text.length > LONGEST)) {
    throw new Error(texts.longest({ count: LONGEST.toLocaleString(LANGUAGE) }));
  }
  return api.judge(setup);
}
