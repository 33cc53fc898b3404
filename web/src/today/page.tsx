/** Today's games: how teams did, one's own result to share, and yesterday's best game to watch. */
import * as texts from "words/today.ts";
import { api } from "../api.ts";
import { NameField } from "../common/name_field.tsx";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import type { Day, TodayGame } from "../protocol/index.ts";
import { mine } from "./cards.tsx";
import { days, streak } from "./days.ts";
import { PlayButtons } from "./play.tsx";
import { resultWords } from "./share.ts";
import { ShareButtons } from "./share_buttons.tsx";
import { DayTeams } from "./teams.tsx";
import "./today.css";

export function TodayPage() {
  const { value, problem, again } = useAsked(() => api.today(mine()), "today");
  return (
    <>
      <SiteHeader />
      <main id="main" class="page today-page" tabIndex={-1} aria-busy={!value && !problem}>
        <h1>{texts.todaysGames({ day: value?.day ?? "none", soft: (words) => <span class="soft">{words}</span> })}</h1>
        <p>
          {texts.todayAbout}
        </p>
        <Problem text={problem} again={again} />
        <NameField />
        {value?.games.map((game) => <GamePart key={game.game} game={game} />)}
      </main>
    </>
  );
}

function GamePart({ game }: { game: TodayGame }) {
  const { today, yesterday } = game;
  const you = today.teams.find(({ yours }) => yours);
  const count = streak(days.value, game.game, today.day);
  return (
    <section class="card today-game" aria-labelledby={`today-${game.game}`}>
      <h2 id={`today-${game.game}`}>
        {game.title}: {today.title}
      </h2>
      <p class="soft">{today.text}</p>
      <PlayButtons game={game} />
      {you && <ShareButtons shared={{ day: today.day, game: game.title, team: you, played: today.played, streak: count }} />}
      <DayTeams day={today} label={texts.teamsToday({ game: game.title })} />
      <details>
        <summary>{texts.yesterday({ title: yesterday.title })}</summary>
        <Best day={yesterday} />
        <DayTeams day={yesterday} label={texts.teamsYesterday({ game: game.title })} />
      </details>
    </section>
  );
}

/** The first of a day, to watch. */
function Best({ day }: { day: Day }) {
  const best = day.teams[0];
  if (!best?.table) return null;
  return (
    <p>
      <a class="button" href={`/review/${best.table}?step=0`}>
        {texts.watchBest}
      </a>{" "}
      <span class="soft">
        {best.names.join(", ")}: {resultWords(best)}
      </span>
    </p>
  );
}
