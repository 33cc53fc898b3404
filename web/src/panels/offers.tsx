/** Everything that may be done now, as buttons: the whole game can be played from this list. */
import { useFresh } from "../common/fresh.ts";
import { underFocus, underPointer } from "../common/lighting.ts";
import { play } from "../connection.ts";
import type { Offer } from "../protocol/index.ts";
import { askedPawns, holderName, isMine, isSettled, offers, pawnName, scene, sending, settle, snapshot, thinking } from "../store.ts";
import { toldReason } from "../told.ts";
import "./panels.css";
import { cardText, groupsOf, priceOf } from "./verbs.ts";

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
      {groups.some(({ offers: list }) => list.length > TOO_MANY) && (
        <p class="soft">Click a lit place on the board, or choose from the list.</p>
      )}
      {groups.map((group) => (
        <div key={group.verb} role="group" aria-label={group.title} class={groupClass(group.offers.length)}>
          {group.offers.map(({ offer, number }) => (
            <OfferButton key={offer.action} offer={offer} number={number} />
          ))}
        </div>
      ))}
      {!groups.length && <p class="soft">There is nothing to do just now.</p>}
    </section>
  );
}

const MANY = 8;
/** So many of a kind are easier to find on the board; the list of them scrolls by itself. */
const TOO_MANY = 16;

/** Long rows of the same kind stand in columns. */
function groupClass(length: number): string {
  if (length > TOO_MANY) return "offer-group many long";
  return length > MANY ? "offer-group many" : "offer-group";
}

export function OfferButton({ offer, number }: { offer: Offer; number: number }) {
  const price = priceOf(offer.price, scene.value?.currency ?? "");
  const asked = askedPawns(offer.asks);
  const says = cardText(offer, scene.value);
  const hasKey = number <= NUMBER_KEYS;
  const isHeld = sending.value !== null;
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
      {hasKey && <kbd aria-hidden="true">{number}</kbd>}
      <span class="offer-label">
        {offer.label}
        {asked.length > 0 && <small>asks {asked.map(pawnName).join(" and ")}</small>}
        {says && <small class="card-text">{says}</small>}
      </span>
      {price && <span class="price">{price}</span>}
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
  if (thinking.value) return `${pawnName(thinking.value.pawn)} is thinking.`;
  if (now.awaits.chance) return "The table waits for what fell.";
  if (now.awaits.pawn < 0) return "The fire advances.";
  return `Waiting for ${pawnName(now.awaits.pawn)}, played by ${holderName(now.awaits.pawn)}.`;
}

/** Why the last bot did what it did. */
export function BotReason() {
  const said = toldReason.value;
  if (!said) return null;
  return (
    <p class="bot-reason">
      <b>{pawnName(said.pawn)}:</b> {said.text}
    </p>
  );
}
