/** Today's games on the first page. */
import { api } from "../api.ts";
import { gameOf } from "../games/index.ts";
import { useAsked } from "../loading.tsx";
import type { TodayGame } from "../protocol/index.ts";
import { days, streak } from "./days.ts";
import { PlayButtons } from "./play.tsx";
import { ordinal, streakWords } from "./share.ts";
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
  const { value } = useAsked(() => api.today(mine()), "today");
  return (
    <section class="today" aria-labelledby="today-title">
      <h2 id="today-title">Today’s games</h2>
      <p>
        The same fire for everybody until midnight (UTC), one try each. <a href="/today">How teams did</a>
      </p>
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
  if (you) return `You are ${ordinal(you.place)} of ${played} ${played === 1 ? "team" : "teams"}.`;
  if (!played) return "Nobody has finished it yet.";
  return `${won} of ${played} ${played === 1 ? "team has" : "teams have"} won.`;
}
