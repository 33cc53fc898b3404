/** The address of a moment, to be sent to somebody. */
import { useState } from "preact/hooks";

export function CopyMoment({ id, step }: { id: string; step: number }) {
  const link = `${location.origin}/review/${encodeURIComponent(id)}?step=${step}`;
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <p class="buttons" role="status">
      <button class="small" onClick={copy}>
        {copied ? "Copied" : "Copy link to this moment"}
      </button>
      {copied === false && (
        <input readOnly aria-label="Link to this moment" value={link} onFocus={(event) => event.currentTarget.select()} />
      )}
    </p>
  );
}
