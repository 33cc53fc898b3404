/** Every box with its picture: a click begins its easiest game. */
import * as texts from "words/home.ts";
import { gameOf } from "../games/index.ts";
import { Problem, useSending } from "../loading.tsx";
import type { Catalogue } from "../protocol/index.ts";
import { type Box, boxesOf, play } from "./boxes.ts";
import { presetsOf } from "./draft.ts";
import "./shelf.css";

export function Shelf({ catalogue }: { catalogue: Catalogue | null }) {
  const sending = useSending();
  const start = (box: Box) => void sending.run(() => play(box));
  return (
    <section class="shelf" aria-labelledby="shelf-title">
      <div class="home-head">
        <h2 id="shelf-title">{texts.shelf}</h2>
        <p class="soft">{texts.shelfAbout}</p>
        {catalogue && <a href="#start-title">{texts.allGames({ count: presetsOf(catalogue).length })}</a>}
      </div>
      <ul class="boxes">
        {catalogue &&
          boxesOf(catalogue).map((box) => (
            <li key={box.ruleset.id}>
              <BoxCard box={box} busy={sending.busy} start={start} />
            </li>
          ))}
      </ul>
      <Problem text={sending.problem} />
    </section>
  );
}

function BoxCard({ box, busy, start }: { box: Box; busy: boolean; start: (box: Box) => void }) {
  const { ruleset, preset } = box;
  const { coverOf, Sign } = gameOf(ruleset.game);
  const cover = coverOf?.(ruleset.id);
  return (
    <button class="box" disabled={busy} onClick={() => start(box)}>
      <span class="cover">
        {cover ? (
          <img src={cover} alt="" width="200" height="140" loading="lazy" />
        ) : (
          <svg class="game-sign" viewBox="-24 -27 96 90" aria-hidden="true">
            <Sign />
          </svg>
        )}
      </span>
      <b>{ruleset.title}</b>
      <span class="soft">{preset.text}</span>
      <span class="box-play">
        <span aria-hidden="true">▶</span> {preset.title}
      </span>
    </button>
  );
}
