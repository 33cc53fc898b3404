/** The sheets of paper, each a part of the set-up. */
import type { ComponentChildren } from "preact";
import * as texts from "words/print.ts";
import { sectionsFor } from "../api.ts";
import { EnginePicture } from "../board/engine_picture.tsx";
import { StillBoard } from "../board/still.tsx";
import { Markdown } from "../common/markdown.tsx";
import { gameOf } from "../games/index.ts";
import type { BoardFace } from "../games/game.ts";
import { Problem, useAsked } from "../loading.tsx";
import { countsOf } from "../panels/counts.ts";
import { Portrait } from "../panels/face.tsx";
import type { Snapshot, Track } from "../protocol/index.ts";

interface Props {
  now: Snapshot;
}

function Sheet({ title, name, children }: { title: string; name: string; children: ComponentChildren }) {
  return (
    <section class={`paper-sheet ${name}`} aria-labelledby={`sheet-${name}`}>
      <h2 id={`sheet-${name}`}>{title}</h2>
      {children}
    </section>
  );
}

export function BoardSheet({ now }: Props) {
  const { board } = gameOf(now.scene.game);
  const words = texts.asItStands({ board: now.scene.board_title });
  return (
    <Sheet title={`${now.table.title} · ${now.scene.board_title}`} name="board-sheet">
      {board ? <Drawn face={board} now={now} words={words} /> : <EnginePicture table={now.table.id} step={now.step} words={words} />}
      <ul class="paper-legend">
        {now.scene.legend.map(({ sign, meaning }) => (
          <li key={sign}>{meaning}</li>
        ))}
      </ul>
    </Sheet>
  );
}

function Drawn({ face, now, words }: { face: BoardFace; now: Snapshot; words: string }) {
  return (
    <div class="board">
      <StillBoard face={face} scene={now.scene} view={now.view} label={words} />
    </div>
  );
}

/** The most boxes of a row; what counts further is written down. */
const BOXES = 40;

export function TracksSheet({ now }: Props) {
  return (
    <Sheet title={texts.tracks} name="tracks-sheet">
      {countsOf(now.scene.tracks, now.view).map(({ track, value }) => (
        <TrackRow key={track.key} track={track} reached={track.tone === "plain" ? track.goal - value : value} />
      ))}
    </Sheet>
  );
}

function TrackRow({ track, reached }: { track: Track; reached: number }) {
  return (
    <div class="paper-track">
      <h3>
        {track.label} <span class="soft">{track.goal}</span>
      </h3>
      {track.goal <= BOXES && (
        <p aria-label={texts.reached({ reached, goal: track.goal })} role="img">
          {Array.from({ length: track.goal }, (_, index) => (
            <i key={index} class={index < reached ? "ticked" : undefined} />
          ))}
        </p>
      )}
      <p class="soft">{track.text}</p>
    </div>
  );
}

export function CrewSheet({ now }: Props) {
  const game = gameOf(now.scene.game);
  return (
    <Sheet title={texts.crew} name="crew-sheet">
      <ul class="paper-cards">
        {now.pawns.map((name, pawn) => {
          const role = game.roleOf(now.view, pawn);
          const info = role === null ? undefined : now.scene.roles[role];
          const face = game.faceOf?.(now.view, pawn);
          return (
            <li key={pawn}>
              {face && <Portrait symbol={face} size={72} />}
              <h3>{info?.title ?? name}</h3>
              {info && <p>{info.text}</p>}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

/** Every kind of card of the game, with its picture where the game draws one. */
export function CardsSheet({ now }: Props) {
  const cards = gameOf(now.scene.game).printedCards?.(now.scene, now.view) ?? [];
  if (!cards.length) return null;
  return (
    <Sheet title={texts.cards} name="cards-sheet">
      <ul class="paper-cards">
        {cards.map(({ id, title, text, count, picture }) => (
          <li key={id}>
            {picture}
            <h3>
              {title} {count > 1 && <span class="soft">×{count}</span>}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function RulesSheet({ now }: Props) {
  const { value, problem, again } = useAsked(() => sectionsFor(now.setup), now.table.id);
  return (
    <Sheet title={texts.rules} name="rules-sheet">
      <Problem text={problem} again={again} />
      {value
        ?.filter(({ game }) => game === now.scene.game)
        .map((section) => (
          <article key={section.id}>
            <h3>{section.title}</h3>
            <Markdown text={section.body} />
          </article>
        ))}
    </Sheet>
  );
}
