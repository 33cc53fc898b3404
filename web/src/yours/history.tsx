/** Finished games of whoever has the personal link: results, luck and decisions, badges. */
import { useState } from "preact/hooks";
import { api, catalogue } from "../api.ts";
import { SiteHeader } from "../header.tsx";
import { when } from "../home/continue.tsx";
import { Problem, useAsked } from "../loading.tsx";
import { points } from "../panels/chances.ts";
import type { Catalogue, FinishedGame, PlayedBefore } from "../protocol/index.ts";
import { Badges } from "./badges.tsx";
import { Bars, OverTime } from "./charts.tsx";
import { key } from "./key.ts";
import { lookedBack, rows, tallied } from "./tallies.ts";
import "../home/home.css";
import "./yours.css";

export function HistoryPage() {
  return (
    <>
      <SiteHeader />
      <main id="main" class="page yours-page" tabIndex={-1}>
        <h1>Your history</h1>
        {key.value === null ? <WithoutLink /> : <Asked own={key.value} />}
      </main>
    </>
  );
}

function WithoutLink() {
  return (
    <section class="card">
      <p>Finished games, wins and badges are kept by a personal link; there is none in this browser yet.</p>
      <a class="button primary" href="/yours">
        Make one, or bring yours
      </a>
    </section>
  );
}

function Asked({ own }: { own: string }) {
  const words = useAsked(catalogue, "catalogue");
  const { value, problem, again } = useAsked(() => api.played(own), own);
  if (problem) return <Problem text={problem} again={again} />;
  if (!value || !words.value) return <p class="soft" aria-busy="true">Fetching your games …</p>;
  return <Played played={value} all={words.value} />;
}

function Played({ played: { games, badges }, all }: { played: PlayedBefore; all: Catalogue }) {
  const looked = lookedBack(games);
  const boxName = (id: string) => all.rulesets.find((ruleset) => ruleset.id === id)?.title ?? id;
  const gameName = (id: string) => all.games.find((game) => game.id === id)?.title ?? id;
  return (
    <div class="yours-parts">
      {games.length ? <Totals games={games} /> : <p>No game was finished yet. Those that you finish from now on are shown here.</p>}
      {games.length > 0 && (
        <div class="charts">
          <section class="card" aria-label="Wins">
            <Bars title="By box" tallies={tallied(games, ({ ruleset }) => ruleset)} name={boxName} />
            <Bars title="By crew" tallies={tallied(games, ({ crew }) => String(crew.length))} name={(size) => (size === "1" ? "One" : `Crew of ${size}`)} />
          </section>
          <section class="card" aria-labelledby="over-time">
            <h2 id="over-time">Luck and decisions</h2>
            {looked.length ? <OverTime games={looked} /> : <p>They are known of games that you have looked back on: open the review of one.</p>}
          </section>
        </div>
      )}
      <Badges badges={badges} gameName={gameName} />
      {games.length > 0 && <Games games={games} boxName={boxName} />}
    </div>
  );
}

function Totals({ games }: { games: FinishedGame[] }) {
  const won = games.filter(({ result }) => result === "won").length;
  const { best, now } = rows(games);
  const told: [string, string][] = [
    ["Games", String(games.length)],
    ["Won", `${won} (${Math.round((100 * won) / games.length)} %)`],
    ["Wins in a row", best === now ? String(best) : `${now} now, ${best} at best`],
  ];
  return (
    <dl class="totals">
      {told.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const FIRST = 12;

function Games({ games, boxName }: { games: FinishedGame[]; boxName: (id: string) => string }) {
  const [most, setMost] = useState(FIRST);
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title">Games</h2>
      <ul class="lines">
        {games.slice(0, most).map((game) => (
          <li key={game.table}>
            {game.there ? (
              <a href={`/review/${game.table}`}>
                <Words game={game} boxName={boxName} />
              </a>
            ) : (
              <span class="line">
                <Words game={game} boxName={boxName} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {games.length > most && <button onClick={() => setMost(games.length)}>Show all {games.length}</button>}
    </section>
  );
}

function Words({ game, boxName }: { game: FinishedGame; boxName: (id: string) => string }) {
  const figures = game.figures.map(({ title, value }) => `${title} ${value}`);
  const luck = game.luck === null ? [] : [`luck ${points(game.luck)}`, `decisions ${points(game.decisions ?? 0)}`];
  return (
    <>
      <b>
        {game.result === "won" ? "Won" : "Lost"}: {boxName(game.ruleset)}
      </b>
      <span class="soft">{[...figures, `crew of ${game.crew.length}`, ...luck].join(" · ")}</span>
      <span class="soft">{when(Date.parse(game.at))}</span>
    </>
  );
}
