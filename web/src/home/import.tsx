/** A saved game, from a file or pasted, as a table to look at and play on. */
import { useState } from "preact/hooks";
import * as texts from "words/home.ts";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import { Field, Problem, useSending } from "../loading.tsx";
import { settings } from "../settings.ts";

export function ImportRecord() {
  const [text, setText] = useState("");
  const sending = useSending();
  const send = (event: Event) => {
    event.preventDefault();
    void sending.run(async () => {
      const ticket = await api.importRecord({ record: parsed(text), name: settings.peek().name });
      sitDown(ticket);
    });
  };
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setText(await file.text());
  };
  return (
    <details class="import">
      <summary>{texts.bring}</summary>
      <form onSubmit={send}>
        <Field label={texts.fromFile}>
          <input
            type="file"
            accept=".json,application/json"
            // The same file may be chosen again, changed or not.
            onClick={(event) => (event.currentTarget.value = "")}
            onChange={(event) => void read(event.currentTarget)}
          />
        </Field>
        <Field label={texts.pasted}>
          <textarea rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </Field>
        <button disabled={sending.busy || !text.trim()}>{texts.openIt}</button>
        <Problem text={sending.problem} />
      </form>
    </details>
  );
}

function parsed(text: string): Record<string, unknown> {
  try {
    const record: unknown = JSON.parse(text);
    if (record && typeof record === "object" && !Array.isArray(record)) return record as Record<string, unknown>;
  } catch {
    // The sentence below is for both.
  }
  throw new Error(texts.noRecord);
}
