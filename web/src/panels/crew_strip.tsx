/** The crew at a glance: faces, who plays them, what they have left, whose turn it is; a click tells the rest. */
import * as texts from "words/panels.ts";
import { begun } from "../common/grammar.ts";
import { kindOf, nameOf } from "../board/sheet.ts";
import { underFocus, underPointer } from "../common/lighting.ts";
import { personOf, YOU } from "../common/people.ts";
import { game } from "../games/current.ts";
import { highlight, holderName, shown, snapshot, thinking } from "../store.ts";
import { sideTab } from "../table/tabs.tsx";
import { isTold, pawnOnTurn } from "../told.ts";
import { factsOf, specialOf } from "./crew_words.ts";
import { Face } from "./face.tsx";
import "./crew_strip.css";

export function CrewStrip() {
  const now = snapshot.value;
  if (!now) return null;
  // The turn's headline says it once.
  const isAlone = now.you.pawns.length === now.pawns.length;
  const isOn = now.table.status === "playing" || !isTold.value;
  return (
    <div class="crew-rail">
      <ul class="crew-strip" aria-label={texts.whoPlays}>
        {now.pawns.map((name, pawn) => {
          const onTurn = isOn && pawnOnTurn.value === pawn;
          const special = specialOf(now.scene, shown.value, pawn);
          const facts = factsOf(shown.value, pawn);
          return (
            <li
              key={pawn}
              class={`mate pawn-${pawn}`}
              aria-current={onTurn ? "step" : undefined}
              title={[special?.text, facts.join(" · ")].filter(Boolean).join("\n")}
              {...underPointer([`pawn:${pawn}`])}
            >
              <button onClick={() => (sideTab.value = "crew")} {...underFocus([`pawn:${pawn}`])}>
                <Face pawn={pawn} size={now.pawns.length > 4 ? 40 : 50} />
                <b>{(special?.title ?? mateName(pawn, name)).replace("/", "/\u200b")}</b>
                {!isAlone && <small>{whoPlays(pawn, special ? null : name)}</small>}
                <Saved pawn={pawn} />
              </button>
            </li>
          );
        })}
      </ul>
      <Ability />
    </div>
  );
}

/** What one of the crew can do: whoever is under the pointer, else the one on turn. */
function Ability() {
  const now = snapshot.value!;
  const specials = now.pawns.map((_, pawn) => specialOf(now.scene, shown.value, pawn));
  if (!specials.some(Boolean)) return null;
  const lit = highlight.value.find((spot) => kindOf(spot) === "pawn");
  const pawn = lit ? Number(nameOf(lit)) : pawnOnTurn.value;
  const special = specials[pawn];
  return (
    <p class={`ability pawn-${pawn}`}>
      {special && (
        <>
          <b>{special.title}</b> {special.text}
        </>
      )}
    </p>
  );
}

/** Somebody without a role is known by who plays, as far as that tells pawns apart. */
function mateName(pawn: number, name: string): string {
  const person = personOf(pawn);
  return person === null ? name : person === YOU ? begun(texts.you) : person;
}

/** Who plays, or beside a player's own name which pawn it is. */
function whoPlays(pawn: number, name: string | null): string {
  if (thinking.value?.pawn === pawn) return texts.thinksNow;
  const now = snapshot.value!;
  const holder = now.holders[pawn];
  const isYou = holder?.kind === "person" && holder.person === now.you.person;
  if (name && personOf(pawn) !== null) return name;
  return isYou ? texts.you : holderName(pawn);
}

/** What a pawn has saved, as drops. */
function Saved({ pawn }: { pawn: number }) {
  const saved = game.value.savedOf?.(shown.value, pawn);
  if (saved === undefined) return null;
  if (!saved) return <span class="drops" />;
  return (
    <span class="drops" role="img" aria-label={texts.saved({ count: saved })}>
      {Array.from({ length: Math.min(saved, 6) }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
