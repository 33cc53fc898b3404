/** Why the last thing that was tried is not allowed, with the rule behind it. */
import * as texts from "words/table.ts";
import { Why } from "../panels/why.tsx";
import { refusal } from "../store.ts";

export function RefusalNote() {
  const said = refusal.value;
  if (!said) return null;
  return (
    <div class="refusal">
      <p>
        {said.text} <Why cite={said.cite} />
      </p>
      <button class="plain small" aria-label={texts.closeNote} onClick={() => (refusal.value = null)}>
        ×
      </button>
    </div>
  );
}
