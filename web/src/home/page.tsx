/** The first page: a game in one click, a living board, today's game, the boxes, and a table of one's own. */
import { useEffect } from "preact/hooks";
import * as texts from "words/home.ts";
import { catalogue } from "../api.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import { TodayCards } from "../today/cards.tsx";
import { YourTables } from "./continue.tsx";
import { ensure } from "./draft.ts";
import { Hero } from "./hero.tsx";
import { ImportRecord } from "./import.tsx";
import { JoinByCode } from "./join.tsx";
import { LessonCards } from "./lessons.tsx";
import { OwnTable } from "./own_table.tsx";
import { Shelf } from "./shelf.tsx";
import { OpenTables } from "./watch.tsx";
import { PuzzleCards } from "../puzzles/cards.tsx";
import "./home.css";

export function HomePage() {
  const asked = useAsked(catalogue, "catalogue");
  useEffect(() => {
    if (asked.value) ensure(asked.value);
  }, [asked.value]);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page home" tabIndex={-1}>
        <Hero catalogue={asked.value} />
        <Problem text={asked.problem} again={asked.again} />
        <div class="home-row">
          <TodayCards />
          <YourTables />
          <div class="card home-friends">
            <JoinByCode />
            <OpenTables most={3} />
          </div>
        </div>
        <Shelf catalogue={asked.value} />
        <div class="home-learn">
          <LessonCards />
          <PuzzleCards />
        </div>
        {asked.value && <OwnTable catalogue={asked.value} />}
        <ImportRecord />
      </main>
      <footer class="site-footer soft">
        <a href="/rules">{texts.plainRules}</a>
        <a href="/yours">{texts.withoutNetwork}</a>
        <span>
          {texts.everyKey({ key: (sign) => <kbd>{sign}</kbd> })}
        </span>
      </footer>
    </>
  );
}
