/** What this is in one line, a game in one click, and a house that burns beside it. */
import * as texts from "words/home.ts";
import { gameOf } from "../games/index.ts";
import { Problem, useSending } from "../loading.tsx";
import type { Catalogue } from "../protocol/index.ts";
import { type Box, boxesOf, play } from "./boxes.ts";
import "./hero.css";
import { LivingBoard } from "./living_board.tsx";

export function Hero({ catalogue }: { catalogue: Catalogue | null }) {
  const games = catalogue?.games.map(({ title }) => title) ?? [];
  return (
    <section class="hero" aria-labelledby="hero-title">
      <div class="hero-words">
        <h1 id="hero-title">
          {texts.hero({ em: (words) => <em>{words}</em> })}
        </h1>
        <p class="hero-line">{texts.heroLine({ games })}</p>
        <PlayNow catalogue={catalogue} />
        <p class="soft">
          {texts.noAccount} <a href="#lessons-title">{texts.taught}</a>
        </p>
      </div>
      <LivingBoard />
    </section>
  );
}

/** The easiest game of each game, with bots in the other seats. */
function PlayNow({ catalogue }: { catalogue: Catalogue | null }) {
  const sending = useSending();
  const boxes = firstOfEach(catalogue ? boxesOf(catalogue) : []);
  const [first, ...others] = boxes;
  const start = (box: Box) => void sending.run(() => play(box));
  return (
    <>
      <div class="hero-go">
        <button class="primary play-now" disabled={!first || sending.busy} onClick={() => first && start(first)}>
          <GameSign game={first?.ruleset.game ?? ""} />
          <b>{sending.busy ? texts.setting : texts.playNow}</b>
          <small>{first?.preset.title ?? " "}</small>
        </button>
        {others.map((box) => (
          <button key={box.ruleset.id} class="play-now" disabled={sending.busy} onClick={() => start(box)}>
            <GameSign game={box.ruleset.game} />
            <b>{catalogue?.games.find(({ id }) => id === box.ruleset.game)?.title}</b>
            <small>{box.preset.title}</small>
          </button>
        ))}
      </div>
      <Problem text={sending.problem} />
    </>
  );
}

function firstOfEach(boxes: Box[]): Box[] {
  return boxes.filter(({ ruleset }, place) => boxes.findIndex((box) => box.ruleset.game === ruleset.game) === place).slice(0, 2);
}

function GameSign({ game }: { game: string }) {
  const { Sign } = gameOf(game);
  return (
    <svg class="game-sign" viewBox="0 0 48 36" aria-hidden="true">
      <Sign />
    </svg>
  );
}
