/** Today's games: how teams did, one's own result to share, and yesterday's best game to watch. */
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
        <h1>Today’s games{value && <span class="soft"> {value.day}</span>}</h1>
        <p>
          Everybody who plays today meets the same set-up, fire and cards, and has one try. What luck has shown is not taken
          back, and advice is counted. The day ends at midnight (UTC); a game that ends later is not in the table.
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
      <DayTeams day={today} label={`Teams of ${game.title} today`} />
      <details>
        <summary>Yesterday: {yesterday.title}</summary>
        <Best day={yesterday} />
        <DayTeams day={yesterday} label={`Teams of ${game.title} yesterday`} />
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
        Watch the best game
      </a>{" "}
      <span class="soft">
        {best.names.join(", ")}: {resultWords(best)}
      </span>
    </p>
  );
}
