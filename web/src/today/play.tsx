/** Sitting down to today's game: alone, or with friends who take the open seats. */
import * as texts from "words/doors.ts";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import { Problem, useSending } from "../loading.tsx";
import type { SeatWish, TodayGame } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { days, keepDay, playedOn } from "./days.ts";
import { player } from "./player.ts";

export function PlayButtons({ game }: { game: TodayGame }) {
  const { busy, problem, run } = useSending();
  const before = playedOn(days.value, game.today.day, game.game);
  if (before) {
    const over = before.won !== null;
    return (
      <p class="buttons">
        <a class="button primary" href={over ? `/review/${before.table}` : `/table/${before.table}`}>
          {over ? texts.lookBack : texts.goOn}
        </a>
      </p>
    );
  }
  const begin = (seats: SeatWish[]) =>
    void run(async () => {
      const ticket = await api.playToday(game.game, { name: settings.peek().name, player: player(), seats });
      keepDay({ day: game.today.day, game: game.game, table: ticket.table, won: null });
      sitDown({ ...ticket, title: texts.tableTitle({ title: game.today.title }) });
    });
  return (
    <>
      <p class="buttons">
        <button class="primary" disabled={busy} onClick={() => begin([])}>
          {texts.playAlone}
        </button>
        <button disabled={busy} onClick={() => begin(["me", ...Array<SeatWish>(others(game)).fill("open")])}>
          {texts.withFriends}
        </button>
      </p>
      <Problem text={problem} />
    </>
  );
}

/** How many seats are left for friends. */
function others({ pawns }: TodayGame): number {
  return Math.max(0, pawns - 1);
}
