/** What fell at the real table: dice to click, or markers and cards to choose. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useFresh } from "../common/fresh.ts";
import { SearchField } from "../common/search_field.tsx";
import { play } from "../connection.ts";
import { game } from "../games/current.ts";
import type { Offer } from "../protocol/index.ts";
import { highlight, offers, scene, snapshot } from "../store.ts";
import { FRESH_FOR, OfferButton } from "./offers.tsx";
import { filtered, outcomesOf, sorted } from "./outcomes.ts";
import "./panels.css";

export function DicePanel() {
  const now = snapshot.value;
  const isFresh = useFresh(offers.value, FRESH_FOR, true);
  if (!now) return null;
  const found = outcomesOf(offers.value);
  return (
    <section class={isFresh ? "luck fresh" : "luck"} aria-label="What fell">
      <p>
        <b>{now.situation}</b>
      </p>
      {!offers.value.length && <p class="soft">Somebody at the table types in what fell.</p>}
      {found.kind === "pair" && <Pair key={now.position} reds={found.reds} blacks={found.blacks} actions={found.actions} />}
      {found.kind === "faces" && <Handful key={now.position} letters={found.letters} dice={found.dice} actions={found.actions} />}
      {found.kind === "list" && <List key={now.position} offers={found.offers} />}
    </section>
  );
}

interface PairProps {
  reds: number[];
  blacks: number[];
  actions: Map<string, string>;
}

function Pair({ reds, blacks, actions }: PairProps) {
  const [red, setRed] = useState(reds.length === 1 ? reds[0]! : 0);
  const [black, setBlack] = useState(blacks.length === 1 ? blacks[0]! : 0);
  const told = useRef<HTMLButtonElement>(null);
  const action = actions.get(`${red},${black}`);
  // Number keys tell the red die first, then the black one, then Enter tells both.
  useLayoutEffect(() => {
    highlight.value = offers.peek().find((offer) => offer.action === action)?.spots ?? [];
    if (action && document.activeElement === document.body) told.current?.focus();
  }, [action]);
  return (
    <>
      <Die title="Red die: the row" tone="red" sides={reds} chosen={red} choose={setRed} hasKeys={!red} />
      <Die title="Black die: the column" tone="black" sides={blacks} chosen={black} choose={setBlack} hasKeys={!!red} />
      <button ref={told} class="primary" disabled={!action} onClick={() => void play(action!)}>
        {red && black ? (action ? `Red ${red}, black ${black}` : "That cannot fall here") : "Choose both dice"}
      </button>
    </>
  );
}

interface DieProps {
  title: string;
  tone: string;
  sides: number[];
  chosen: number;
  choose: (side: number) => void;
  /** Do the number keys choose a side? */
  hasKeys: boolean;
}

function Die({ title, tone, sides, chosen, choose, hasKeys }: DieProps) {
  return (
    <fieldset class={`die-choice ${tone}`}>
      <legend>{title}</legend>
      {sides.map((side) => (
        <button
          key={side}
          class="small"
          data-number={hasKeys ? side : undefined}
          aria-pressed={side === chosen}
          onClick={() => choose(side)}
        >
          {side}
        </button>
      ))}
    </fieldset>
  );
}

function Handful({ letters, dice, actions }: { letters: string[]; dice: number; actions: Map<string, string> }) {
  const [hand, setHand] = useState("");
  const here = scene.value;
  const title = (letter: string) => (here && game.value.faceTitle?.(here, letter)) ?? letter;
  const action = hand.length === dice ? actions.get(sorted(hand)) : undefined;
  return (
    <>
      <fieldset class="die-choice">
        <legend>
          Click each die: {hand.length} of {dice}
        </legend>
        {letters.map((letter) => (
          <button key={letter} class="small" disabled={hand.length >= dice} onClick={() => setHand(hand + letter)}>
            {title(letter)} {hand.split(letter).length - 1 || ""}
          </button>
        ))}
      </fieldset>
      <p class="buttons">
        <button disabled={!hand} onClick={() => setHand(hand.slice(0, -1))}>
          One back
        </button>
        <button class="primary" disabled={!action} onClick={() => void play(action!)}>
          This fell
        </button>
      </p>
    </>
  );
}

const MANY = 10;

function List({ offers: list }: { offers: Offer[] }) {
  const [typed, setTyped] = useState("");
  return (
    <>
      {list.length > MANY && (
        <SearchField label="Filter" placeholder="Type to filter" value={typed} onType={setTyped} />
      )}
      <div class="offer-group">
        {filtered(list, typed).map((offer, index) => (
          <OfferButton key={offer.action} offer={offer} number={index + 1} />
        ))}
      </div>
    </>
  );
}
