/** What one is called at the table, and another name for it. */
import { useState } from "preact/hooks";
import * as texts from "words/panels.ts";
import { LONGEST_NAME } from "../common/name_field.tsx";
import { attempt } from "../connection.ts";
import { change } from "../settings.ts";
import { snapshot } from "../store.ts";

export function OwnName() {
  const now = snapshot.value;
  const own = now?.people.find(({ id }) => id === now.you.person)?.name ?? "";
  const [name, setName] = useState(own);
  if (!now || now.you.person === null) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    change({ name: name.trim() });
    void attempt({ do: "rename", name: name.trim() });
  };
  return (
    <form class="setting" onSubmit={submit}>
      <label for="own-name">{texts.yourName}</label>
      <span class="join-row">
        <input id="own-name" value={name} maxLength={LONGEST_NAME} onInput={(event) => setName(event.currentTarget.value)} />
        <button disabled={!name.trim() || name.trim() === own}>{texts.change}</button>
      </span>
    </form>
  );
}
