/** The first page: a game for tonight, a game of one's own, and the way back to one already begun. */
import { useEffect } from "preact/hooks";
import { catalogue } from "../api.ts";
import { listed } from "../board/listing.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import type { Catalogue, Preset } from "../protocol/index.ts";
import { ContinueList } from "./continue.tsx";
import { begin, draft, ensure } from "./draft.ts";
import { ImportRecord } from "./import.tsx";
import { JoinByCode } from "./join.tsx";
import { LessonCards } from "./lessons.tsx";
import { PresetCards } from "./presets.tsx";
import { StartPanel } from "./start.tsx";
import { OpenTables } from "./watch.tsx";
import { PuzzleCards } from "../puzzles/cards.tsx";
import { TodayCards } from "../today/cards.tsx";
import "./home.css";

export function HomePage() {
  const asked = useAsked(catalogue, "catalogue");
  useEffect(() => {
    if (asked.value) ensure(asked.value);
  }, [asked.value]);
  const titles = listed(asked.value?.games.map(({ title }) => title) ?? []);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page home" tabIndex={-1}>
        <div class="hero">
          <h1>
            Put the fire out. <em>Together.</em>
          </h1>
          <p>
            {titles || "Firefighting board games"} by the real rules: alone, around one screen, or with friends by a link.
            Nothing to install, no account.
          </p>
        </div>
        <Problem text={asked.problem} again={asked.again} />
        <div class="home-columns">
          <aside class="home-quick" aria-label="Games already begun">
            <ContinueList />
            <JoinByCode />
          </aside>
          <div class="home-main">
            <LessonCards />
            <TodayCards />
            <PuzzleCards />
            {asked.value ? <Making catalogue={asked.value} /> : !asked.problem && <Waiting />}
          </div>
          <aside class="home-more" aria-label="Other games">
            <OpenTables most={4} />
            <ImportRecord />
          </aside>
        </div>
      </main>
      <footer class="site-footer soft">
        <a href="/rules">Rules in plain words</a>
        <span>
          Press <kbd>?</kbd> at a table for every key.
        </span>
      </footer>
    </>
  );
}

/** From the cards to the button that starts: the button stays in reach, whatever is scrolled to. */
function Making({ catalogue: all }: { catalogue: Catalogue }) {
  const choose = (preset: Preset) => begin(preset.setup, all, preset);
  return (
    <section class="making" aria-labelledby="start-title">
      <PresetCards catalogue={all} choose={choose} />
      {draft.value && <StartPanel catalogue={all} now={draft.value} />}
    </section>
  );
}

function Waiting() {
  return (
    <p class="soft" aria-busy="true">
      Fetching the games …
    </p>
  );
}
