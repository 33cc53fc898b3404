/** Everything that may be done now, as buttons: the whole game can be played from this list. */
import * as texts from "words/panels.ts";
import { Sign } from "../common/sign.tsx";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { previewed } from "../board/state.ts";
import { pressOnce, useFresh } from "../common/fresh.ts";
import { underFocus, underPointer } from "../common/lighting.ts";
import { named, playerName, roleName } from "../common/people.ts";
import { Where } from "../common/where.tsx";
import { play } from "../connection.ts";
import { game } from "../games/current.ts";
import type { Offer, Route } from "../protocol/index.ts";
import { askedPawns, holderName, isMine, isSettled, offers, openRoutes, scene, sending, settle, snapshot, thinking, waysAwaited } from "../store.ts";
import { urged } from "../table/turn.ts";
import { toldReason } from "../told.ts";
import { errandsOf, verbOf } from "./errands.ts";
import { advised } from "./advised.ts";
import { isFirstGame, useFirstHints } from "./first_hints.ts";
import { OddsBar } from "./odds_bar.tsx";
import "./offers.css";
import "./panels.css";
import { Portrait } from "./face.tsx";
import { roundsOf, startsTurn } from "./turns.ts";
import { signOf } from "./verb_signs.ts";
import { groupsOf, isOfDice, type Numbered, priceOf, sharedAbout, sharedStart, shortened, TOO_MANY, without } from "./verbs.ts";

const NUMBER_KEYS = 9;
/** So long a second click does not choose from the list that the first one brought. */
export const FRESH_FOR = 300;

export function OffersPanel() {
  const isNew = useFresh(offers.value, FRESH_FOR, true);
  const isFresh = useFresh(advised.value?.offer.action, FRESH_FOR) || isNew;
  if (!isMine.value) return <Waiting />;
  const all = groupsOf(offers.value);
  const groups = advised.value?.way ? all : without(all, advised.value?.offer);
  const comes = isNew && waysAwaited.value;
  return (
    <section class={["offers", isFresh && "fresh", comes && "coming"].filter(Boolean).join(" ")} aria-label={texts.actions}>
      <Aim />
      <BotReason />
      <Advice />
      <Errands />
      {groups.map((group) => (
        <Group key={group.verb} title={group.title} offers={group.offers} />
      ))}
      {!all.length && <p class="soft">{texts.nothingToDo}</p>}
    </section>
  );
}

/** What it is all about, in the first round of a first game; not in the middle of a fight. */
function Aim() {
  const now = snapshot.value!;
  const isFree = !now.log.some(startsTurn) || now.offers.some(({ verb }) => verb === "end");
  const words = isFree && isFirstGame(now) && roundsOf(now.log, now) < 2 && game.value.aimWords?.(now.scene);
  return words ? <p class="aim">{words}</p> : null;
}

/** The next step of advice, above all others and with its key; the list is without it. */
function Advice() {
  const waits = useFirstHints();
  const next = advised.value;
  if (next?.way) return <Errand way={next.way} why={next.why} />;
  if (next) return <OfferButton offer={next.offer} number={offers.value.indexOf(next.offer) + 1} why={next.why} />;
  return waits ? <p class="bot-reason first-hint">{advice(texts.thinking)}</p> : null;
}

function advice(text: string): ComponentChildren {
  return text ? texts.wouldDo({ text, b: (words) => <b>{words}</b> }) : texts.advised;
}

/** What is a walk away: to see who calls, to bring somebody out, to fight a fire. */
function Errands() {
  const ways = errandsOf(openRoutes.value).filter(({ to }) => to !== advised.value?.way?.to);
  useEffect(() => () => void (previewed.value = null), []);
  if (!ways.length) return null;
  return (
    <div role="group" aria-label={texts.aWalkAway} class="offer-group">
      {ways.map((way) => (
        <Errand key={way.to} way={way} />
      ))}
    </div>
  );
}

function Errand({ way, why }: { way: Route; why?: string }) {
  const isHeld = sending.value !== null;
  const sign = signOf(verbOf(way));
  const show = () => void (previewed.value = way);
  const hide = () => void (previewed.value = null);
  const go = () => {
    if (isHeld) return;
    hide();
    if (!isSettled.peek()) settle();
    void play(...way.actions);
  };
  return (
    <button
      class={["offer", way.saves && "saves", why !== undefined && "advised"].filter(Boolean).join(" ")}
      aria-disabled={isHeld}
      onClick={go}
      onKeyDown={pressOnce}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <span class={`verb-sign ${way.saves ? "good" : sign.tone}`} aria-hidden="true">
        <Sign d={sign.d} size={18} />
      </span>
      <span class="offer-label">
        {way.label} <Where squares={way.where} />
        {way.saves && <small>{texts.bringsToSafety}</small>}
        {why !== undefined && <small>{advice(named(why))}</small>}
      </span>
      <span class="price">{priceOf(way.price, scene.value?.currency ?? "")}</span>
    </button>
  );
}

/** Of a long list only the first are shown; the rest is easier to find on the board. */
function Group({ title, offers: list }: { title: string; offers: Numbered[] }) {
  const [all, setAll] = useState(false);
  const few = all ? list : shortened(list);
  const about = sharedAbout(list);
  const start = sharedStart(few);
  return (
    <div role="group" aria-label={title} class={groupClass(few)}>
      {about && <p class="soft">{about}</p>}
      {start && (
        <p class="soft" aria-hidden="true">
          {texts.goesOn({ start: named(start.trim()) })}
        </p>
      )}
      {few.map(({ offer, number }) => (
        <OfferButton key={offer.action} offer={about ? { ...offer, about: "" } : offer} number={number} start={start} />
      ))}
      {few.length < list.length && (
        <>
          <p class="soft">{texts.orClick}</p>
          <button class="small" onClick={() => setAll(true)}>
            {texts.showAll({ count: list.length })}
          </button>
        </>
      )}
    </div>
  );
}

const MANY = 8;

/** Long rows of the same kind stand in columns, unless their words need a whole line. */
function groupClass(list: Numbered[]): string {
  if (list.length <= MANY || isOfDice(list)) return "offer-group";
  return list.length > TOO_MANY ? "offer-group many long" : "offer-group many";
}

interface ButtonProps {
  offer: Offer;
  /** Its place in a list, and so perhaps its key. */
  number?: number;
  /** Why it is advised, if it is. */
  why?: string;
  /** How its label begins, where that is said once for a whole list. */
  start?: string;
}

export function OfferButton({ offer, number = Infinity, why, start = "" }: ButtonProps) {
  const price = priceOf(offer.price, scene.value?.currency ?? "");
  const asked = askedPawns(offer.asks);
  const hasKey = number <= NUMBER_KEYS;
  const isHeld = sending.value !== null;
  const isAdvised = why !== undefined;
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
      class={["offer", sending.value?.actions[0] === offer.action && "sent", isAdvised && "advised", urged.value === offer && "primary"].filter(Boolean).join(" ")}
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
        {start && <span class="said-above">{named(start)}</span>}
        {start ? <span class="rest">{named(offer.label.slice(start.length))}</span> : named(offer.label)} <Where squares={offer.where} />
        {asked.length > 0 && <small>{texts.asks({ who: asked.map(playerName) })}</small>}
        <OddsBar odds={offer.odds} />
        {isAdvised && <small>{advice(named(why))}</small>}
        {offer.about && <small class="card-text">{offer.about}</small>}
      </span>
      {price && <span class="price">{price}</span>}
      {hasKey && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}

function Waiting() {
  const now = snapshot.value;
  if (!now) return null;
  return (
    <section class="offers" aria-label={texts.actions}>
      <BotReason />
      <p class="soft">{waitingWords()}</p>
    </section>
  );
}

function waitingWords(): string {
  const now = snapshot.value!;
  if (now.table.paused) return texts.isPaused;
  if (thinking.value) return texts.isThinking({ who: holderName(thinking.value.pawn) });
  if (now.awaits.chance) return texts.waitsForLuck;
  if (now.awaits.pawn < 0) return texts.fireAdvances;
  return texts.waitsFor({ who: holderName(now.awaits.pawn), pawn: roleName(now.awaits.pawn) });
}

/** Why the last bot did what it did. */
export function BotReason() {
  const said = toldReason.value;
  if (!said) return null;
  return (
    <p key={said.text} class="bot-reason">
      <b>{playerName(said.pawn)}:</b> {said.text}
    </p>
  );
}
