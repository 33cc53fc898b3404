/** What lies beside the map: tokens to choose from and in hand, the Fire deck, the card that came last. */
import * as texts from "words/hotshots.ts";
import { SpotButton } from "../../board/spot-button.tsx";
import { pawnName, you } from "../../store.ts";
import { CardBack, CardFace } from "./card.tsx";
import { deckSize, cardAbout, lastCard, openCards } from "./deck.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import "./things.css";
import { Token } from "./token.tsx";

interface Props {
  scene: HotshotsScene;
  view: HotshotsView;
}

export function Things({ scene, view }: Props) {
  return (
    <div class="things">
      <Tokens scene={scene} view={view} />
      {!view.ending && <Deck scene={scene} view={view} />}
    </div>
  );
}

function Deck({ scene, view }: Props) {
  const open = openCards(view);
  const last = open.length ? null : lastCard();
  const shown = last ? [last] : open;
  return (
    <section class="deck" aria-label={texts.fireDeck}>
      {!shown.length && <CardBack left={view.deck} all={deckSize(scene, view)} />}
      {shown.map((card) => (
        <SpotButton key={card} spot={`card:${card}`} class="card-button" title={cardAbout(scene, card)}>
          <CardFace scene={scene} card={card} />
        </SpotButton>
      ))}
      <div key={shown.join()} class="deck-words">
        <h3>{shown.length ? cardHeading(view, !!last) : texts.fireDeck}</h3>
        {shown.length === 1 && <p>{cardAbout(scene, shown[0]!)}</p>}
        <p>
          {texts.discarded({ discarded: view.discarded, shuffles: view.shuffles })}
        </p>
      </div>
    </section>
  );
}

function cardHeading(view: HotshotsView, isLast: boolean): string {
  if (isLast) return texts.lastCard;
  if (view.drawn.length) return texts.drawn;
  return view.card ? texts.thisCard : texts.onTop;
}

function Tokens({ scene, view }: Props) {
  const hands = view.pawns.flatMap(({ tokens, role }, pawn) => (tokens.length ? [{ pawn, role, tokens }] : []));
  if (!hands.length && !view.choice.length) return null;
  return (
    <section class="tokens" aria-label={texts.tokens}>
      {view.choice.length > 0 && (
        <p class="token-choice">
          {view.choice.map((token) => (
            <Token key={token} scene={scene} token={token} named />
          ))}
        </p>
      )}
      {hands.length > 0 && (
        <ul class="hands">
          {hands.map(({ pawn, role, tokens }) => (
            <li key={pawn} class={`hand pawn-${pawn}`} title={pawnName(pawn)}>
              <svg class="hand-face" viewBox="-56 -56 112 112" width="34" height="34" role="img" aria-label={pawnName(pawn)}>
                <use href={`#portrait-${role}`} x="-54" y="-54" width="108" height="108" />
              </svg>
              {tokens.map((token) => (
                <Token key={token} scene={scene} token={token} named={you.value.pawns.includes(pawn)} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
