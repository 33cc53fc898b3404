/** What is kept for a personal link: tables, finished games and preferences, on every device. */
import { useEffect, useState } from "preact/hooks";
import { Lines } from "../home/continue.tsx";
import { SiteHeader } from "../header.tsx";
import { Field, Problem, useSending } from "../loading.tsx";
import { go } from "../router.ts";
import { tickets } from "../tickets.ts";
import { key, keyIn } from "./key.ts";
import { LinkCard, YourData } from "./link.tsx";
import { locker, makeLink, refresh, takeUp, waiting } from "./locker.ts";
import { PushCard } from "./push_card.tsx";
import { waitingWords } from "./words.ts";
import "../home/home.css";
import "./yours.css";

export function YoursPage() {
  const { problem, run } = useSending();
  useEffect(() => {
    const brought = keyIn(location.hash);
    // The key is taken out of the address, so that nobody reads it there or copies it by mistake.
    if (location.hash) go("/yours", { replace: true });
    void run(() => (brought && brought !== key.peek() ? takeUp(brought) : refresh()));
  }, []);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page yours-page" tabIndex={-1}>
        <h1>Yours</h1>
        <Problem text={problem} />
        {key.value === null ? <Without /> : <With />}
      </main>
    </>
  );
}

function With() {
  return (
    <div class="yours-parts">
      <Tables />
      <LinkCard />
      <PushCard />
      <YourData />
    </div>
  );
}

function Tables() {
  const count = waiting.value.length;
  const open = tickets.value.filter(({ status }) => status !== "over");
  return (
    <section class="card" aria-labelledby="yours-tables" aria-busy={!locker.value}>
      <h2 id="yours-tables">Your tables</h2>
      <p>{count ? `${waitingWords(count)}.` : "No table waits for you."}</p>
      <Lines list={open} />
      <p>
        <a class="button" href="/history">
          Your history and badges
        </a>
      </p>
    </section>
  );
}

/** A browser without a link makes one, or brings the one of another device. */
function Without() {
  const making = useSending();
  const bringing = useSending();
  const [text, setText] = useState("");
  const bring = (event: Event) => {
    event.preventDefault();
    void bringing.run(async () => {
      const found = keyIn(text);
      if (!found) throw new Error("This is no personal link: it ends in # and 43 letters and digits.");
      await takeUp(found);
    });
  };
  return (
    <div class="yours-parts">
      <section class="card" aria-labelledby="make-link">
        <h2 id="make-link">A personal link</h2>
        <p>
          With it your tables, finished games and settings are on every device where you open it. There is no account and no
          e-mail: whoever has the link is you, so keep it to yourself. You can save or delete all that is kept, at any time.
        </p>
        <button class="primary large" disabled={making.busy} onClick={() => void making.run(makeLink)}>
          Make my personal link
        </button>
        <Problem text={making.problem} />
      </section>
      <section class="card" aria-labelledby="bring-link">
        <h2 id="bring-link">You have one already?</h2>
        <form onSubmit={bring}>
          <Field label="Open it in this browser, or paste it here">
            <input value={text} autocomplete="off" spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
          </Field>
          <button disabled={bringing.busy || !text.trim()}>Use it here</button>
          <Problem text={bringing.problem} />
        </form>
      </section>
    </div>
  );
}
