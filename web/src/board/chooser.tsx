/** The menu at a place that has more than one meaning. */
import { useLayoutEffect, useRef } from "preact/hooks";
import * as texts from "words/board.ts";
import { playerName } from "../common/people.ts";
import { Where } from "../common/where.tsx";
import { askedPawns, scene, selection } from "../store.ts";
import { choicesAt, perform } from "./acting.ts";
import { Floating } from "./floating.tsx";
import { inMenu, previewed } from "./state.ts";
import { priceWords } from "./targets.ts";

export function Chooser() {
  const spot = selection.value;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    first.current?.focus({ preventScroll: true });
    return () => (previewed.value = null);
  }, [spot]);
  if (!spot) return null;
  const choices = choicesAt(inMenu.value);
  if (!choices.length) return null;
  const currency = scene.value?.currency ?? "";
  return (
    <Floating spot={spot} label={texts.whatToDo} onClose={() => (selection.value = null)}>
      {choices.map((choice, index) => (
        <button
          key={choice.actions.join()}
          ref={index ? undefined : first}
          role="menuitem"
          onFocus={() => (previewed.value = choice.route ?? null)}
          onMouseEnter={() => (previewed.value = choice.route ?? null)}
          onClick={() => perform(choice)}
        >
          <span>
            {choice.label} <Where squares={choice.where} />
            <Asks pawns={askedPawns(choice.asks)} />
          </span>
          <span class="price">{priceWords(choice.price, currency)}</span>
        </button>
      ))}
    </Floating>
  );
}

function Asks({ pawns }: { pawns: number[] }) {
  return pawns.length ? <small> {texts.asks({ names: pawns.map(playerName).join(", ") })}</small> : null;
}
