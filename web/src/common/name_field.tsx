/** What the player is called, kept for the next table. */
import * as texts from "words/common.ts";
import { Field } from "../loading.tsx";
import { change, settings } from "../settings.ts";

/** Longer names are cut by the service. */
export const LONGEST_NAME = 32;

export function NameField({ placeholder = texts.somebody }: { placeholder?: string }) {
  return (
    <Field label={texts.yourName}>
      <input
        class="own-name"
        value={settings.value.name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder={placeholder}
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
    </Field>
  );
}
