/** Everything that may be done now, as buttons: the whole game can be played from this list. */
import { Sign } from "../common/sign.tsx";
import { useState } from "preact/hooks";
import { useFresh } from "../common/fresh.ts";
import { underFocus, underPointer } from "../common/lighting.ts";
import { named, playerName } from "../common/people.ts";
import { Where } from "../common/where.tsx";
import { play } from "../connection.ts";
import { game } from "../games/current.ts";
import type { Offer } from "../protocol/index.ts";
import { askedPawns, holderName, isMine, isSettled, offers, pawnName, scene, sending, settle, snapshot, thinking } from "../store.ts";
import { toldReason } from "../told.ts";
import { OddsBar } from "./odds_bar.tsx";
import "./offers.css";
import "./panels.css";
import { Portrait } from "./face.tsx";
import { signOf } from "./verb_signs.ts";
import { groupsOf, type Numbered, priceOf, shortened, TOO_MANY } from "./verbs.ts";

const NUMBER_KEYS = 9;
/** So long a second click does not choose from the list that the first one brought. */
export const FRESH_FOR = 300;

export function OffersPanel() {
  const isFresh = useFresh(offers.value, FRESH_FOR, true);
  if (!isMine.value) return <Waiting />;
  const groups = groupsOf(offers.value);
  return (
    <section class={isFresh ? "offers fresh" : "offers"} aria-label="Actions">
      <BotReason />
      {groups.map((group) => (
        <Group key={group.verb} title={group.title} offers={group.offers} />
      ))}
      {!groups.length && <p class="soft">There is nothing to do just now.</p>}
    </section>
  );
}

/** Of a long list only the first are shown; the rest is easier to find on the board. */
function Group({ title, offers: list }: { title: string; offers: Numbered[] }) {
  const [all, setAll] = useState(false);
  const few = all ? list : shortened(list);
  return (
    <div role="group" aria-label={title} class={groupClass(few.length)}>
      {few.map(({ offer, number }) => (
        <OfferButton key={offer.action} offer={offer} number={number} />
      ))}
      {few.length < list.length && (
        <>
          <p class="soft">Or click any lit place on the board.</p>
          <button class="small" onClick={() => setAll(true)}>
            Show all {list.length}
          </button>
        </>
      )}
    </div>
  );
}

const MANY = 8;

/** Long rows of the same kind stand in columns. */
function groupClass(length: number): string {
  if (length > TOO_MANY) return "offer-group many long";
  return length > MANY ? "offer-group many" : "offer-group";
}

export function OfferButton({ offer, number }: { offer: Offer; number: number }) {
  const price = priceOf(offer.price, scene.value?.currency ?? "");
  const asked = askedPawns(offer.asks);
  const hasKey = number <= NUMBER_KEYS;
  const isHeld = sending.value !== null;
  const sign = signOf(offer.verb);
  const card = offer.spots.find((spot) => spot.startsWith("role:"));
  const role = card && game.value.roleFace?.(card.slice("role:".length));
  const act = () => {
    if (isHeld) return;
    if (!isSettled.peek()) settle();
    void play(offer.action);
  };
  return (
    <button
      class={sending.value?.actions[0] === offer.action ? "offer sent" : "offer"}
      aria-disabled={isHeld}
      data-action={offer.action}
      data-number={hasKey ? number : undefined}
      onClick={act}
      onKeyDown={pressOnce}
      {...underPointer(offer.spots)}
      {...underFocus(offer.spots)}
    >
      {role ? (
        <Portrait symbol={role} size={offer.about ? 52 : 30} />
      ) : (
        <span class={`verb-sign ${sign.tone}`} aria-hidden="true">
          <Sign d={sign.d} size={18} />
        </span>
      )}
      <span class="offer-label">
        {named(offer.label)} <Where squares={offer.where} />
        {asked.length > 0 && <small>asks {asked.map(playerName).join(" and ")}</small>}
        {offer.about && <small class="card-text">{offer.about}</small>}
        <OddsBar odds={offer.odds} />
      </span>
      {price && <span class="price">{price}</span>}
      {hasKey && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}

/** Enter that is held down presses a button again and again. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

function Waiting() {
  const now = snapshot.value;
  if (!now) return null;
  return (
    <section class="offers" aria-label="Actions">
      <BotReason />
      <p class="soft">{waitingWords()}</p>
    </section>
  );
}

function waitingWords(): string {
  const now = snapshot.value!;
  if (now.table.paused) return "The game is paused.";
  if (thinking.value) return `${holderName(thinking.value.pawn)} is thinking.`;
  if (now.awaits.chance) return "The table waits for what fell.";
  if (now.awaits.pawn < 0) return "The fire advances.";
  return `Waiting for ${holderName(now.awaits.pawn)}, who plays ${pawnName(now.awaits.pawn)}.`;
}

/** Why the last bot did what it did. */
export function BotReason() {
  const said = toldReason.value;
  if (!said) return null;
  return (
    <p class="bot-reason">
      <b>{playerName(said.pawn)}:</b> {said.text}
    </p>
  );
}
