/** What fell at the real table: dice to click, or markers and cards to choose. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import * as texts from "words/panels.ts";
import { useFresh } from "../common/fresh.ts";
import { SearchField } from "../common/search_field.tsx";
import { play } from "../connection.ts";
import { game } from "../games/current.ts";
import type { Die, Offer } from "../protocol/index.ts";
import { highlight, offers, scene, snapshot } from "../store.ts";
import { FRESH_FOR, OfferButton } from "./offers.tsx";
import { filtered, outcomesOf } from "./outcomes.ts";
import "./offers.css";
import "./panels.css";

export function DicePanel() {
  const now = snapshot.value;
  const isFresh = useFresh(offers.value, FRESH_FOR, true);
  if (!now) return null;
  const found = outcomesOf(offers.value, now.scene.dice.length);
  return (
    <section class={isFresh ? "luck fresh" : "luck"} aria-label={texts.whatFell}>
      <p>
        <b>{now.situation}</b>
      </p>
      {!offers.value.length && <p class="soft">{texts.somebodyTypes}</p>}
      {found.kind === "apart" && <Apart key={now.position} dice={now.scene.dice} sides={found.sides} actions={found.actions} />}
      {found.kind === "handful" && <Handful key={now.position} faces={found.faces} dice={found.dice} actions={found.actions} />}
      {found.kind === "list" && <List key={now.position} offers={found.offers} />}
    </section>
  );
}

interface ApartProps {
  dice: Die[];
  sides: string[][];
  actions: Map<string, string>;
}

function Apart({ dice, sides, actions }: ApartProps) {
  const [chosen, setChosen] = useState(sides.map((some) => (some.length === 1 ? some[0]! : "")));
  const told = useRef<HTMLButtonElement>(null);
  const action = actions.get(chosen.join());
  // Number keys tell one die after the other, then Enter tells them all.
  useLayoutEffect(() => {
    highlight.value = offers.peek().find((offer) => offer.action === action)?.spots ?? [];
    if (action && document.activeElement === document.body) told.current?.focus();
  }, [action]);
  const keyed = chosen.includes("") ? chosen.indexOf("") : dice.length - 1;
  const words = dice.map(({ tone }, die) => `${tone} ${chosen[die]}`).join(", ");
  return (
    <>
      {dice.map(({ title, tone }, die) => (
        <Sides
          key={title}
          title={title}
          tone={tone}
          sides={sides[die]!}
          chosen={chosen[die]!}
          choose={(side) => setChosen(chosen.with(die, side))}
          hasKeys={die === keyed}
        />
      ))}
      <button ref={told} class="primary" disabled={!action} onClick={() => void play(action!)}>
        {chosen.includes("") ? texts.chooseDice({ count: dice.length }) : action ? words.charAt(0).toUpperCase() + words.slice(1) : texts.cannotFall}
      </button>
    </>
  );
}

interface SidesProps {
  title: string;
  tone: string;
  sides: string[];
  chosen: string;
  choose: (side: string) => void;
  /** Do the number keys choose a side? */
  hasKeys: boolean;
}

function Sides({ title, tone, sides, chosen, choose, hasKeys }: SidesProps) {
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

function Handful({ faces, dice, actions }: { faces: string[]; dice: number; actions: Map<string, string> }) {
  const [hand, setHand] = useState<string[]>([]);
  const here = scene.value;
  const title = (face: string) => (here && game.value.faceTitle?.(here, face)) ?? face;
  const action = actions.get(hand.toSorted().join());
  return (
    <>
      <fieldset class="die-choice">
        <legend>
          {texts.clickDice({ count: hand.length, dice })}
        </legend>
        {faces.map((face) => (
          <button key={face} class="small" disabled={hand.length >= dice} onClick={() => setHand([...hand, face])}>
            {title(face)} {hand.filter((other) => other === face).length || ""}
          </button>
        ))}
      </fieldset>
      <p class="buttons">
        <button disabled={!hand.length} onClick={() => setHand(hand.slice(0, -1))}>
          {texts.oneBack}
        </button>
        <button class="primary" disabled={!action} onClick={() => void play(action!)}>
          {texts.thisFell}
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
        <SearchField label={texts.filter} placeholder={texts.typeToFilter} value={typed} onType={setTyped} />
      )}
      <div class="offer-group">
        {filtered(list, typed).map((offer, index) => (
          <OfferButton key={offer.action} offer={offer} number={index + 1} />
        ))}
      </div>
    </>
  );
}
