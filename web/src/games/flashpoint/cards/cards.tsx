/** The cards of a game with decks: what is at work, the Events that were drawn, the Fire cards that lie open. */
import * as texts from "words/flashpoint.ts";
import type { PrintedCard } from "../../game.ts";
import type { FlashPointScene, FlashPointView } from "../protocol.ts";
import "./cards.css";
import { faceOfCard } from "./faces.ts";

export function Cards({ scene, view }: { scene: FlashPointScene; view: FlashPointView }) {
  const { cards } = view;
  if (!cards) return null;
  const left = sum(cards.deck) + sum(cards.bottom);
  return (
    <section class="cards" aria-label={texts.cards}>
      <Row title={texts.atWork} ids={cards.at_work} scene={scene} />
      <Row title={texts.thisTurn} ids={[...cards.this_turn, ...cards.next_turn]} scene={scene} />
      <Row title={texts.eventsDrawn} ids={cards.events_drawn.toReversed()} scene={scene} />
      <Row title={texts.cardsPlayed} ids={Object.keys(cards.discards)} counts={cards.discards} scene={scene} />
      <p class="soft">
        {texts.cardsLeft({ count: left })}
      </p>
    </section>
  );
}

function sum(pile: Record<string, number>): number {
  return Object.values(pile).reduce((all, count) => all + count, 0);
}

interface RowProps {
  title: string;
  ids: string[];
  counts?: Record<string, number>;
  scene: FlashPointScene;
}

function Row({ title, ids, counts, scene }: RowProps) {
  const known = ids.filter((id) => scene.cards[id]);
  if (!known.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="card-row">
        {known.map((id, index) => (
          <li key={`${id}${index}`}>
            <Card id={id} title={scene.cards[id]!.title} text={scene.cards[id]!.text} count={counts?.[id] ?? 1} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ id, title, text, count }: { id: string; title: string; text: string; count: number }) {
  return (
    <article class={`play-card ${faceOfCard(id).mood}`}>
      <CardPicture id={id} />
      <h4>
        {title}
        {count > 1 && <span class="soft"> ×{count}</span>}
      </h4>
      <p>{text}</p>
    </article>
  );
}

function CardPicture({ id }: { id: string }) {
  const { signs = [], lines } = faceOfCard(id);
  return (
    <svg viewBox="0 0 120 70" aria-hidden="true">
      {signs.map(([sign, x, y, size]) => (
        <use key={`${sign}${x}`} href={`#sign-${sign}`} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      {lines && <path d={lines} />}
    </svg>
  );
}

/** Fire cards and Events, wherever they lie. */
export function printedCards(scene: FlashPointScene, view: FlashPointView): PrintedCard[] {
  const { cards } = view;
  if (!cards) return [];
  const piles = [cards.deck, cards.bottom, cards.discards, cards.supply.returned];
  const count = (id: string) => Math.max(1, sum(Object.fromEntries(piles.map((pile, index) => [index, pile[id] ?? 0]))));
  return Object.values(scene.cards).map((card) => ({ ...card, count: count(card.id), picture: <CardPicture id={card.id} /> }));
}
