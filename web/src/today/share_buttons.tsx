/** The ways to tell others: a line to copy, a picture to keep or to send. */
import { useState } from "preact/hooks";
import * as texts from "words/today.ts";
import { Problem } from "../loading.tsx";
import { say } from "../store.ts";
import { pictureOf } from "./picture.ts";
import { lineOf, type Shared } from "./share.ts";

export function ShareButtons({ shared }: { shared: Shared }) {
  const [problem, setProblem] = useState<string | null>(null);
  const line = lineOf(shared, `${location.origin}/today`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      say(texts.lineCopied);
    } catch {
      setProblem(texts.noCopy);
    }
  };
  const picture = async () => {
    try {
      const file = new File([await pictureOf(shared)], `firehouse-${shared.day}.png`, { type: "image/png" });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], text: line });
      else save(file);
    } catch (error) {
      // Thinking better of it is no problem.
      if ((error as Error).name !== "AbortError") setProblem((error as Error).message);
    }
  };
  return (
    <div class="share">
      <input readOnly aria-label={texts.lineToShare} value={line} onFocus={(event) => event.currentTarget.select()} />
      <button onClick={() => void copy()}>{texts.copyLine}</button>
      <button onClick={() => void picture()}>{texts.picture}</button>
      <Problem text={problem} />
    </div>
  );
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
