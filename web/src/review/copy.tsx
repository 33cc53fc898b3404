/** The address of a moment, to be sent to somebody. */
import { LinkField, useCopying } from "../common/copying.tsx";

export function CopyMoment({ id, step }: { id: string; step: number }) {
  const link = `${location.origin}/review/${encodeURIComponent(id)}?step=${step}`;
  const { copied, copy } = useCopying(link);
  return (
    <p class="buttons">
      <button class="small" onClick={copy}>
        {copied ? "Copied" : "Copy link to this moment"}
      </button>
      {copied === false && <LinkField label="Link to this moment" link={link} />}
    </p>
  );
}
