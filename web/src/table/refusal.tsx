/** Why the last thing that was tried is not allowed, with the rule behind it. */
import { refusal } from "../store.ts";

export function RefusalNote() {
  const said = refusal.value;
  if (!said) return null;
  return (
    <div class="refusal">
      <p>
        {said.text}
        {said.cite?.section && (
          <>
            {" "}
            <a href={`/rules/${said.cite.section}`}>
              {said.cite.rule}
            </a>
          </>
        )}
      </p>
      <button class="plain small" aria-label="Close this note" onClick={() => (refusal.value = null)}>
        ×
      </button>
    </div>
  );
}
