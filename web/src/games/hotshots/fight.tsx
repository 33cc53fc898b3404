/** The fight as one column: what is at stake, the six places it wants, the dice, what matches bring. */
import { signal } from "@preact/signals";
import * as texts from "words/hotshots.ts";
import { perform } from "../../board/acting.ts";
import { isOpen } from "../../board/state.ts";
import { choiceOf } from "../../board/targets.ts";
import { advised } from "../../panels/advised.ts";
import type { Offer } from "../../protocol/index.ts";
import { offers } from "../../store.ts";
import { Die, Tool } from "./die.tsx";
import "./fight.css";
import { Ladder } from "./ladder.tsx";
import { canTake, diceOf, locksOf, matchedOf, placesOf } from "./locking.ts";
import type { HotshotsScene, HotshotsView, TileInfo } from "./protocol.ts";
import { groundOf } from "./terrain.ts";
import { Scene } from "./tile.tsx";

interface Props {
  scene: HotshotsScene;
  view: HotshotsView;
}

/** What the game waits for in the middle of a fight. */
const FIGHTING = ["lock", "go-on", "roll-dice"];

export function Fight({ scene, view }: Props) {
  const tile = view.pawns[view.turn]?.tile;
  const info = tile ? scene.tiles[tile] : undefined;
  if (!tile || !info || view.ending) return null;
  const row = view.tiles[tile]!;
  const fighting = FIGHTING.includes(view.awaits.what) || !!view.rolled;
  const isOwn = Object.values(scene.tiles).filter(({ text }) => text === info.text).length === 1;
  const matched = fighting ? view.locked + view.extra : "";
  return (
    <section class="fight" data-begins={fighting || undefined} aria-label={fighting ? texts.theFight : texts.whereTurnIs}>
      <Stake info={info} own={isOwn && !fighting ? info.text : ""} flames={row.flames} scorched={row.scorched} matched={fighting ? matched.length : null} support={view.support} />
      {fighting && (
        <>
          <Places scene={scene} needs={info.needs} locked={fighting ? view.locked : ""} extra={fighting ? view.extra : ""} />
          <div class="fight-middle">
            <Tray scene={scene} view={view} />
            <Ladder rewards={scene.rewards} matches={matched.length} burning={row.flames > 0 || view.succeeded_on.includes(tile)} />
            <Ways rolled={view.rolled ?? ""} />
          </div>
        </>
      )}
    </section>
  );
}

interface StakeProps {
  info: TileInfo;
  /** What the tile alone says of itself; what many say is that there is nothing to say. */
  own: string;
  flames: number;
  scorched: boolean;
  /** Null while nobody fights. */
  matched: number | null;
  support: number;
}

function Stake({ info, own, flames, scorched, matched, support }: StakeProps) {
  return (
    <header class="stake">
      <svg class="stake-tile" viewBox="-90 -68 180 136" aria-hidden="true">
        <g class={`tile on-${groundOf(info.id)}`} clip-path="url(#tile-hex)">
          <g transform="translate(0 14) scale(1.18)">
            <Scene tile={info.id} flames={flames} limit={info.limit} scorched={scorched} />
          </g>
        </g>
        <path class={flames > 0 ? "stake-border burning" : "stake-border"} d="M-42.5 -63.7H42.5L84.9 0L42.5 63.7H-42.5L-84.9 0z" />
      </svg>
      <div>
        <h2>{matched === null ? info.title : texts.matchedOf({ title: info.title, matched, all: info.needs.length })}</h2>
        <p key={`${info.id}/${flames}/${scorched}`}>
          <StakeWords info={info} flames={flames} scorched={scorched} own={own} /> {matched !== null && texts.support({ support })}
        </p>
      </div>
    </header>
  );
}

function StakeWords({ info, flames, scorched, own }: Pick<StakeProps, "info" | "flames" | "scorched" | "own">) {
  if (scorched) return <>{texts.scorchedTile}</>;
  const left = info.limit - flames;
  return (
    <>
      {texts.flames({ flames, limit: info.limit })} {flames > 0 && <b>{left === 1 ? texts.oneMore : ""}</b>} {own}
      {info.reconstructed.length > 0 && <Ours what={info.reconstructed} />}
    </>
  );
}

/** Says of a value that no source shows it. */
function Ours({ what }: { what: string[] }) {
  return (
    <details class="ours">
      <summary aria-label={texts.whereFrom}>?</summary>
      <span>{texts.tileUnsure({ values: what.map((value) => (value === "icons" ? texts.icons : texts.limit)) })}</span>
    </details>
  );
}

/** The six faces that the tile asks for, with locked dice lying on them. */
function Places({ scene, needs, locked, extra }: { scene: HotshotsScene; needs: string; locked: string; extra: string }) {
  const byDie = matchedOf(needs, locked);
  const rest = [...needs].filter((_, index) => !byDie[index]).join("");
  const byToken = matchedOf(rest, extra);
  let open = 0;
  return (
    <ul class="places-wanted" aria-label={texts.wantedFaces}>
      {[...needs].map((letter, index) => {
        const title = scene.faces[letter]?.title ?? letter;
        if (byDie[index]) return <li key={index}><Die letter={letter} kind="locked" title={texts.isLocked({ title })} /></li>;
        const token = byToken[open++];
        if (token) return <li key={index}><Die letter={letter} kind="locked token" title={texts.byToken({ title })} /></li>;
        return (
          <li key={index}>
            <span class="wanted" role="img" aria-label={texts.isWanted({ title })}>
              <Tool letter={letter} />
              <b>{letter}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The places of the rolled dice that are in hand, and the roll that they belong to. */
const hand = signal<{ roll: string; places: number[] }>({ roll: "", places: [] });

const MOST_DICE = 6;

function Tray({ scene, view }: Props) {
  const rolled = view.rolled ?? "";
  const waiting = Math.max(0, view.dice - rolled.length - view.locked.length);
  const lost = MOST_DICE - view.dice;
  return (
    <div class="tray-box" role="group" aria-label={texts.dice}>
      <span class="tray-dice">
        <Rolled scene={scene} rolled={rolled} />
        {Array.from({ length: waiting }, (_, index) => (
          <Die key={`w${index}`} letter="" kind="waiting" />
        ))}
      </span>
      <TrayFoot rolled={rolled} waiting={waiting} words={trayWords(rolled, waiting, lost)} />
    </div>
  );
}

function trayWords(rolled: string, waiting: number, lost: number): string {
  return texts.tray({ what: rolled ? (mayLock() ? "choose" : "rolled") : "wait", waiting, lost });
}

function mayLock(): boolean {
  return isOpen.value && offers.value.some(({ verb }) => verb === "lock");
}

function inHand(rolled: string): number[] {
  return hand.value.roll === rolled ? hand.value.places : [];
}

function lettersInHand(rolled: string): string {
  return inHand(rolled)
    .map((place) => rolled[place])
    .join("");
}

/** Rolled dice are taken in hand one by one; only what makes a lock can be taken. */
function Rolled({ scene, rolled }: { scene: HotshotsScene; rolled: string }) {
  const taken = inHand(rolled);
  const open = isOpen.value ? offers.value : [];
  const next = advised.value?.offer;
  const meant = next?.verb === "lock" ? placesOf(diceOf(next), rolled) : [];
  return (
    <>
      {[...rolled].map((letter, place) => {
        const held = taken.includes(place);
        const able = held || canTake(open, lettersInHand(rolled), letter);
        const toggle = () => {
          const places = held ? taken.filter((other) => other !== place) : [...taken, place];
          hand.value = { roll: rolled, places };
        };
        return (
          <button
            key={`r${place}`}
            class={meant.includes(place) && !taken.length ? "die-button meant" : "die-button"}
            data-spot={`die:${letter}`}
            aria-pressed={held}
            disabled={!able}
            aria-label={texts.isRolled({ title: scene.faces[letter]?.title ?? letter })}
            onClick={toggle}
          >
            <Die letter={letter} kind={held ? "rolled held" : "rolled"} />
          </button>
        );
      })}
    </>
  );
}

/** Under the dice: what to do with them, the button that rolls them, and once some are in hand, the button that locks them. */
function TrayFoot({ rolled, waiting, words }: { rolled: string; waiting: number; words: string }) {
  const roll = isOpen.value && !rolled && offers.value.find(({ verb }) => verb === "roll");
  if (roll) {
    return (
      <button class={advised.value?.offer === roll ? "tray-foot primary meant" : "tray-foot primary"} title={roll.label} onClick={() => perform(choiceOf(roll))}>
        {texts.rollOn({ waiting })}
      </button>
    );
  }
  const taken = lettersInHand(rolled);
  const [only, another] = locksInHand(rolled);
  if (only && !another) {
    return (
      <button class="tray-foot primary" title={only.label} onClick={() => perform(choiceOf(only))}>
        {texts.lockThese({ count: taken.length })}
      </button>
    );
  }
  return <span class="tray-foot">{taken && !only ? texts.noLock : words}</span>;
}

function locksInHand(rolled: string): Offer[] {
  const taken = lettersInHand(rolled);
  return taken && mayLock() ? locksOf(offers.value, taken) : [];
}

/** With an ability there may be several ways to lock the dice in hand; they lie over the ladder, in sight of the dice. */
function Ways({ rolled }: { rolled: string }) {
  const found = locksInHand(rolled);
  if (found.length < 2) return null;
  return (
    <div class="locks">
      {found.map((offer) => (
        <button key={offer.action} class="primary" onClick={() => perform(choiceOf(offer))}>
          {offer.label}
        </button>
      ))}
    </div>
  );
}
