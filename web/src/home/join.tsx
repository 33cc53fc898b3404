/** The short code of a friend's table. */
import { useState } from "preact/hooks";
import * as texts from "words/home.ts";
import { api } from "../api.ts";
import { Problem, useSending } from "../loading.tsx";
import { go } from "../router.ts";

export function JoinByCode() {
  const [code, setCode] = useState("");
  const sending = useSending();
  const join = (event: Event) => {
    event.preventDefault();
    void sending.run(async () => {
      const wanted = code.trim().toUpperCase();
      if (!wanted) throw new Error(texts.typeCode);
      await api.byCode(wanted);
      go(`/join/${wanted}`);
    });
  };
  return (
    <section aria-labelledby="join-title">
      <h2 id="join-title">{texts.joinFriends}</h2>
      <form class="join-row" onSubmit={join}>
        <input
          class="code-input"
          aria-label={texts.codeOfTable}
          placeholder={texts.code}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={12}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        <button disabled={sending.busy}>{texts.join}</button>
      </form>
      <Problem text={sending.problem} />
    </section>
  );
}
