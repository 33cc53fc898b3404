/** The step that is shown: what was done, what came of it, and why. */
import * as texts from "words/review.ts";
import { Why } from "../panels/why.tsx";
import { type Called, named, opened } from "../common/people.ts";
import type { Frame, History } from "../protocol/index.ts";

interface Props {
  history: History;
  step: number;
  frames: Frame[];
  /** Who plays a pawn; null where only its number tells it from others. */
  who: Called;
}

export function MomentPart({ history, step, frames, who }: Props) {
  const here = history.steps[step - 1];
  const told = frames.filter(({ text }) => text);
  return (
    <section class="moment" aria-label={texts.thisStep} aria-live="polite">
      <h2>
        {texts.stepAmong({ step, last: history.steps.length })}
        {here && (
          <span class="soft">
            {" "}
            {texts.stepBy({ who: here.luck ? texts.byLuck : opened(who(here.pawn) ?? history.pawns[here.pawn] ?? ""), action: named(here.label, who) || "none" })}
          </span>
        )}
      </h2>
      {told.length ? (
        <ul>
          {told.map((frame, index) => (
            <li key={index}>
              {named(frame.text, who)} <Why cite={frame.cite} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{here ? texts.nothingMore : texts.beforeFirst}</p>
      )}
      {here && <p class="soft">{named(here.situation, who)}</p>}
    </section>
  );
}
