/** Today's games on the first page. */
import * as texts from "words/doors.ts";
import { api } from "../api.ts";
import { gameOf } from "../games/index.ts";
import { Problem, useAsked } from "../loading.tsx";
import type { TodayGame } from "../protocol/index.ts";
import { days, streak, streakWords } from "./days.ts";
import { PlayButtons } from "./play.tsx";
import "./today.css";

/** The tables that were played here, for the server to mark them. */
export function mine(): string {
  return days
    .peek()
    .slice(0, 8)
    .map(({ table }) => table)
    .join();
}

export function TodayCards() {
  const { value, problem, again } = useAsked(() => api.today(mine()), "today");
  return (
    <section class="today" aria-labelledby="today-title">
      <h2 id="today-title">{texts.todaysGamesTitle}</h2>
      <p>
        {texts.sameFire({ a: (words) => <a href="/today">{words}</a> })}
      </p>
      <Problem text={problem} again={again} />
      <ul class="today-cards">
        {value?.games.map((game) => (
          <li key={game.game} class="card">
            <Card game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ game }: { game: TodayGame }) {
  const { Sign } = gameOf(game.game);
  const row = streakWords(streak(days.value, game.game, game.today.day));
  return (
    <>
      <h3>
        <svg class="game-sign" viewBox="0 0 48 36" aria-hidden="true">
          <Sign />
        </svg>
        {game.title}: {game.today.title}
      </h3>
      <p class="soft">{game.today.text}</p>
      <p>
        {standing(game)} {row && <b>{row}.</b>}
      </p>
      <PlayButtons game={game} />
    </>
  );
}

function standing({ today: { played, won, teams } }: TodayGame): string {
  const you = teams.find(({ yours }) => yours);
  if (you) return texts.youAre({ place: you.place, played });
  if (!played) return texts.nobodyFinished;
  return texts.teamsWon({ won, played });
}
