/** The ways to tell others: a line to copy, a picture to keep or to send. */
import { useState } from "preact/hooks";
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
      say("The line was copied.");
    } catch {
      setProblem("The browser does not let the page copy; mark the line and copy it yourself.");
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
      <input readOnly aria-label="A line to share" value={line} onFocus={(event) => event.currentTarget.select()} />
      <button onClick={() => void copy()}>Copy the line</button>
      <button onClick={() => void picture()}>Picture</button>
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
