/** The address of a moment, to be sent to somebody. */
import * as texts from "words/review.ts";
import { LinkField, useCopying } from "../common/copying.tsx";

export function CopyMoment({ id, step }: { id: string; step: number }) {
  const link = `${location.origin}/review/${encodeURIComponent(id)}?step=${step}`;
  const { copied, copy } = useCopying(link);
  return (
    <p class="buttons">
      <button class="small" onClick={copy}>
        {copied ? texts.copied : texts.copyMoment}
      </button>
      {copied === false && <LinkField label={texts.momentLink} link={link} />}
    </p>
  );
}
