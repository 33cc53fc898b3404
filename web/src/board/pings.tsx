/** Fingers that point: a ring that fades, with a sign and the name of who points. */
import { useLayoutEffect, useRef } from "preact/hooks";
import * as texts from "words/board.ts";
import { shortName } from "../common/invitation.ts";
import type { Mark } from "../protocol/index.ts";
import { pings, scene } from "../store.ts";
import { Where } from "../common/where.tsx";
import { choicesAt, perform, ping } from "./acting.ts";
import { type Choice, priceWords } from "./targets.ts";
import { Floating } from "./floating.tsx";
import { layout, pointing } from "./state.ts";
import { Who } from "./who.tsx";

const MARKS: Record<Mark, { title: string; sign: string }> = {
  look: { title: texts.look, sign: "M-14 0Q0 -14 14 0Q0 14 -14 0zM-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0" },
  danger: { title: texts.danger, sign: "M0 -14L14 11H-14zM0 -5V3M0 6.500V7.500" },
  go: { title: texts.go, sign: "M-12 0H11M2 -9L11 0L2 9" },
};

export function Pings() {
  const here = layout.value;
  if (!here) return null;
  return (
    <g class="pings">
      {pings.value.map(({ id, person, spot, mark, name }) => {
        const at = here.outlines.get(spot);
        if (!at) return null;
        const kind = mark in MARKS ? (mark as Mark) : "look";
        return (
          <g key={id} class={`ping ${kind}`} transform={`translate(${at.x} ${at.y})`}>
            <circle class="ring" r="44" />
            <circle class="ring late" r="44" />
            <circle class="core" r="21" />
            <path class="sign" d={MARKS[kind].sign} />
            <Who person={person} x={0} y={-18} />
            <text y="40">{shortName(name)}</text>
          </g>
        );
      })}
    </g>
  );
}

function performHere(choice: Choice): void {
  pointing.value = null;
  perform(choice);
}

/** What can be done, and three signs to choose from at the place that was held. */
export function PointMenu() {
  const spot = pointing.value;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), [spot]);
  if (!spot) return null;
  return (
    <Floating spot={spot} label={texts.doOrPoint} onClose={() => (pointing.value = null)}>
      {choicesAt([spot]).map((choice) => (
        <button key={choice.actions.join()} role="menuitem" onClick={() => performHere(choice)}>
          <span>
            {choice.label} <Where squares={choice.where} />
          </span>
          <span class="price">{priceWords(choice.price, scene.value?.currency ?? "")}</span>
        </button>
      ))}
      {(Object.keys(MARKS) as Mark[]).map((mark, index) => (
        <button
          key={mark}
          ref={index ? undefined : first}
          role="menuitem"
          class={`ping-choice ${mark}`}
          onClick={() => ping(spot, mark)}
        >
          <svg viewBox="-18 -18 36 36" width="22" height="22" aria-hidden="true">
            <path class="sign" d={MARKS[mark].sign} />
          </svg>
          {MARKS[mark].title}
        </button>
      ))}
    </Floating>
  );
}
