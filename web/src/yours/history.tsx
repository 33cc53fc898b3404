/** Finished games of whoever has the personal link: results, luck and decisions, badges. */
import { useState } from "preact/hooks";
import * as texts from "words/yours.ts";
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
        <h1>{texts.yourHistory}</h1>
        {key.value === null ? <WithoutLink /> : <Asked own={key.value} />}
      </main>
    </>
  );
}

function WithoutLink() {
  return (
    <section class="card">
      <p>{texts.noLink}</p>
      <a class="button primary" href="/yours">
        {texts.makeOrBring}
      </a>
    </section>
  );
}

function Asked({ own }: { own: string }) {
  const words = useAsked(catalogue, "catalogue");
  const { value, problem, again } = useAsked(() => api.played(own), own);
  if (problem) return <Problem text={problem} again={again} />;
  if (!value || !words.value) return <p class="soft" aria-busy="true">{texts.fetchingGames}</p>;
  return <Played played={value} all={words.value} />;
}

function Played({ played: { games, badges }, all }: { played: PlayedBefore; all: Catalogue }) {
  const looked = lookedBack(games);
  const boxName = (id: string) => all.rulesets.find((ruleset) => ruleset.id === id)?.title ?? id;
  const gameName = (id: string) => all.games.find((game) => game.id === id)?.title ?? id;
  return (
    <div class="yours-parts">
      {games.length ? <Totals games={games} /> : <p>{texts.noGame}</p>}
      {games.length > 0 && (
        <div class="charts">
          <section class="card" aria-label={texts.wins}>
            <Bars title={texts.byBox} tallies={tallied(games, ({ ruleset }) => ruleset)} name={boxName} />
            <Bars title={texts.byCrew} tallies={tallied(games, ({ crew }) => String(crew.length))} name={(size) => (size === "1" ? texts.one : texts.crewOfTitle({ size }))} />
          </section>
          <section class="card" aria-labelledby="over-time">
            <h2 id="over-time">{texts.luckAndDecisions}</h2>
            {looked.length ? <OverTime games={looked} /> : <p>{texts.notLookedBack}</p>}
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
    [texts.games, String(games.length)],
    [texts.won, `${won} (${Math.round((100 * won) / games.length)} %)`],
    [texts.inARow, best === now ? String(best) : texts.rowNow({ now, best })],
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
      <h2 id="games-title">{texts.games}</h2>
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
      {games.length > most && <button onClick={() => setMost(games.length)}>{texts.showAll({ count: games.length })}</button>}
    </section>
  );
}

function Words({ game, boxName }: { game: FinishedGame; boxName: (id: string) => string }) {
  const figures = game.figures.map(({ title, value }) => `${title} ${value}`);
  const luck = game.luck === null ? [] : [texts.luck({ points: points(game.luck) }), texts.decisions({ points: points(game.decisions ?? 0) })];
  return (
    <>
      <b>
        {texts.result({ won: game.result === "won", box: boxName(game.ruleset) })}
      </b>
      <span class="soft">{[...figures, texts.crewOf({ size: game.crew.length }), ...luck].join(" · ")}</span>
      <span class="soft">{when(Date.parse(game.at))}</span>
    </>
  );
}
