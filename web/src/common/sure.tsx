/** A button for what cannot be undone: it is asked for again before it is done. */
import { useState } from "preact/hooks";
import * as texts from "words/common.ts";
import { Problem, useSending } from "../loading.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  label: string;
  /** What happens then. */
  text: string;
  work: () => Promise<void>;
}

export function Sure({ label, text, work }: Props) {
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useSending();
  return (
    <>
      <button onClick={() => setAsked(true)}>{label} …</button>
      <Dialog open={asked} onClose={() => setAsked(false)} title={`${label}?`}>
        <p>{text}</p>
        <p class="buttons">
          <button onClick={() => setAsked(false)}>{texts.keepIt}</button>
          <button class="primary" disabled={busy} onClick={() => void run(work)}>
            {label}
          </button>
        </p>
        <Problem text={problem} />
      </Dialog>
    </>
  );
}
