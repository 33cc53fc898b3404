/** The strip of Hotshots: dice rolled and locked, the Fire deck, tokens in hand. */
import { signal } from "@preact/signals";
import { offers, pawnName } from "../../store.ts";
import { perform } from "../../board/acting.ts";
import { paintOf } from "../../board/paint.ts";
import { isOpen } from "../../board/state.ts";
import { choiceOf } from "../../board/targets.ts";
import { SpotButton } from "../../board/spot-button.tsx";
import { canTake, locksOf } from "./locking.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import "./strip.css";
import { TOOLS } from "./tools.tsx";

interface Props {
  scene: HotshotsScene;
  view: HotshotsView;
}

export function HotshotsStrip({ scene, view }: Props) {
  return (
    <div class="strip hotshots">
      <Dice scene={scene} view={view} />
      <Deck scene={scene} view={view} />
      <Tokens scene={scene} view={view} />
    </div>
  );
}

/** The places of the rolled dice that are in hand, and the roll that they belong to. */
const hand = signal<{ roll: string; places: number[] }>({ roll: "", places: [] });

const MOST_DICE = 6;

function Dice({ scene, view }: Props) {
  const { locked, extra, dice } = view;
  const rolled = view.rolled ?? "";
  const blank = Math.max(0, dice - rolled.length - locked.length);
  return (
    <section class="strip-part" aria-label="Dice">
      <span class="strip-title">Dice</span>
      <span class="dice">
        {[...locked].map((letter, index) => (
          <Die key={`l${index}`} letter={letter} kind="locked" title={`${faceTitle(scene, letter)}, locked`} />
        ))}
        {[...extra].map((letter, index) => (
          <Die
            key={`e${index}`}
            letter={letter}
            kind="locked extra"
            title={`${faceTitle(scene, letter)}, by a token`}
          />
        ))}
        <Rolled scene={scene} rolled={rolled} />
        {Array.from({ length: blank }, (_, index) => (
          <Die key={`b${index}`} letter="" kind="blank" title="die to roll" />
        ))}
        {Array.from({ length: MOST_DICE - dice }, (_, index) => (
          <Die key={`x${index}`} letter="" kind="gone" title="lost die" />
        ))}
      </span>
      <Locks rolled={rolled} />
      {view.support > 0 && <span class="support">Support {view.support}</span>}
    </section>
  );
}

function faceTitle(scene: HotshotsScene, letter: string): string {
  return scene.faces[letter]?.title ?? letter;
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
            class={held ? "die-button held" : "die-button"}
            data-spot={`die:${letter}`}
            aria-pressed={held}
            disabled={!able}
            aria-label={`${faceTitle(scene, letter)}, rolled`}
            onClick={toggle}
          >
            <Die letter={letter} kind={held ? "rolled held" : "rolled"} title="" />
          </button>
        );
      })}
    </>
  );
}

function Locks({ rolled }: { rolled: string }) {
  if (!rolled || !isOpen.value) return null;
  const taken = lettersInHand(rolled);
  const found = taken ? locksOf(offers.value, taken) : [];
  if (!found.length)
    return <span class="strip-note">{taken ? "No lock with these dice alone" : "Choose dice to lock"}</span>;
  return (
    <>
      {found.map((offer) => (
        <button key={offer.action} class="small primary" onClick={() => perform(choiceOf(offer))}>
          {offer.label}
        </button>
      ))}
    </>
  );
}

interface DieProps {
  letter: string;
  kind: string;
  title: string;
}

function Die({ letter, kind, title }: DieProps) {
  const Tool = TOOLS[letter];
  return (
    <svg
      class={`strip-die ${kind}`}
      viewBox="-50 -50 100 100"
      width="38"
      height="38"
      role={title ? "img" : undefined}
      aria-label={title || undefined}
      aria-hidden={!title}
    >
      <rect x="-46" y="-46" width="92" height="92" rx="17" />
      {Tool && (
        <>
          <g class="tool" transform="translate(-9 -8) scale(.6)">
            <Tool />
          </g>
          <text x="30" y="30">
            {letter}
          </text>
        </>
      )}
      {kind === "gone" && <path class="drawn" d="M-22 -22L22 22M22 -22L-22 22" stroke-width="8" />}
    </svg>
  );
}

function Deck({ scene, view }: Props) {
  const open = [...new Set([view.top, ...view.drawn, view.card].filter((card) => card !== null))];
  return (
    <section class="strip-part" aria-label="Fire deck">
      <span class="strip-title">Fire deck</span>
      <span class="card-back" role="img" aria-label={`${view.deck} cards left`}>
        {view.deck}
      </span>
      {open.map((card) => (
        <SpotButton key={card} spot={`card:${card}`} class="card-face" title={scene.cards[card]?.text ?? ""}>
          {scene.cards[card]?.title ?? card}
          {card === view.top && <small> on top</small>}
        </SpotButton>
      ))}
      <span class="strip-note">
        {view.discarded} discarded{view.shuffles ? `, shuffled ${view.shuffles} ×` : ""}
      </span>
    </section>
  );
}

function Tokens({ scene, view }: Props) {
  const hands = view.pawns.flatMap(({ tokens }, pawn) => (tokens.length ? [{ pawn, tokens }] : []));
  return (
    <section class="strip-part" aria-label="Tokens">
      <span class="strip-title">Tokens</span>
      {view.choice.map((token) => (
        <Token key={token} scene={scene} token={token} />
      ))}
      {hands.map(({ pawn, tokens }) => (
        <span key={pawn} class="hand">
          <b class="hand-pawn" style={{ background: paintOf(pawn).colour }} title={pawnName(pawn)}>
            {pawn + 1}
          </b>
          {tokens.map((token) => (
            <Token key={token} scene={scene} token={token} />
          ))}
        </span>
      ))}
      <span class="strip-note">{view.bag.length} in the bag</span>
    </section>
  );
}

function Token({ scene, token }: { scene: HotshotsScene; token: string }) {
  return (
    <SpotButton spot={`token:${token}`} class="token" title={scene.tokens[token]?.text ?? ""}>
      {scene.tokens[token]?.title ?? token}
    </SpotButton>
  );
}
