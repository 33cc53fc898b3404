/** The step that is shown: what was done, what came of it, and why. */
import { Why } from "../panels/why.tsx";
import type { Frame, History } from "../protocol/index.ts";

export function MomentPart({ history, step, frames }: { history: History; step: number; frames: Frame[] }) {
  const here = history.steps[step - 1];
  const told = frames.filter(({ text }) => text);
  return (
    <section class="moment" aria-label="This step" aria-live="polite">
      <h2>
        Step {step} of {history.steps.length}
        {here && (
          <span class="soft">
            {" "}
            {here.luck ? "luck" : (history.pawns[here.pawn] ?? "")}: <code>{here.text}</code>
          </span>
        )}
      </h2>
      {told.length ? (
        <ul>
          {told.map((frame, index) => (
            <li key={index}>
              {frame.text} <Why cite={frame.cite} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{here ? "Nothing more came of it." : "Before the first step."}</p>
      )}
      {here && <p class="soft">{here.situation}</p>}
    </section>
  );
}
