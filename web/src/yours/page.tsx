/** What is kept for a personal link: tables, finished games and preferences, on every device. */
import { useEffect, useState } from "preact/hooks";
import * as texts from "words/yours.ts";
import { CONTENT } from "../common/content.ts";
import { DeviceCard } from "../device/card.tsx";
import { Lines } from "../home/continue.tsx";
import { SiteHeader } from "../header.tsx";
import { Field, Problem, useSending } from "../loading.tsx";
import { go } from "../router.ts";
import { tickets } from "../tickets.ts";
import { key, keyIn } from "./key.ts";
import { LinkCard, YourData } from "./link.tsx";
import { locker, makeLink, refresh, takeUp, waiting } from "./locker.ts";
import { PushCard } from "./push_card.tsx";
import "../home/home.css";
import "./yours.css";

export function YoursPage() {
  const { problem, run } = useSending();
  useEffect(() => {
    const take = () => {
      const behind = location.hash === CONTENT ? "" : location.hash.slice(1);
      const brought = keyIn(behind);
      // The key is taken out of the address, so that nobody reads it there or copies it by mistake.
      if (behind) go("/yours", { replace: true });
      void run(async () => {
        if (behind && !brought) {
          void refresh().catch(() => null);
          throw new Error(texts.brokenLink({ count: behind.length }));
        }
        await (brought && brought !== key.peek() ? takeUp(brought) : refresh());
      });
    };
    take();
    const takeNew = () => location.hash && take();
    window.addEventListener("hashchange", takeNew);
    return () => window.removeEventListener("hashchange", takeNew);
  }, []);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page yours-page" tabIndex={-1}>
        <h1>{texts.yours}</h1>
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
      <DeviceCard />
      <YourData />
    </div>
  );
}

function Tables() {
  const count = waiting.value.length;
  const open = tickets.value.filter(({ status }) => status !== "over");
  return (
    <section class="card" aria-labelledby="yours-tables" aria-busy={!locker.value}>
      <h2 id="yours-tables">{texts.yourTables}</h2>
      <p>{texts.tablesWait({ count })}</p>
      <Lines list={open} />
      <p>
        <a class="button" href="/history">
          {texts.historyAndBadges}
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
      if (!found) throw new Error(texts.noPersonalLink);
      await takeUp(found);
    });
  };
  return (
    <div class="yours-parts">
      <section class="card" aria-labelledby="make-link">
        <h2 id="make-link">{texts.aPersonalLink}</h2>
        <p>
          {texts.aPersonalLinkAbout}
        </p>
        <button class="primary large" disabled={making.busy} onClick={() => void making.run(makeLink)}>
          {texts.makeLink}
        </button>
        <Problem text={making.problem} />
      </section>
      <section class="card" aria-labelledby="bring-link">
        <h2 id="bring-link">{texts.haveOne}</h2>
        <form onSubmit={bring}>
          <Field label={texts.openOrPaste}>
            <input value={text} autocomplete="off" spellcheck={false} onInput={(event) => setText(event.currentTarget.value)} />
          </Field>
          <button disabled={bringing.busy || !text.trim()}>{texts.useHere}</button>
          <Problem text={bringing.problem} />
        </form>
      </section>
      <DeviceCard />
    </div>
  );
}
