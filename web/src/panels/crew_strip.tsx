/** The crew at a glance: faces, who plays them, what they have left, whose turn it is. */
import { underPointer } from "../common/lighting.ts";
import { game } from "../games/current.ts";
import { holderName, shown, snapshot, thinking } from "../store.ts";
import { isTold, pawnOnTurn } from "../told.ts";
import { factsOf, specialOf } from "./crew_words.ts";
import { Face } from "./face.tsx";
import "./crew_strip.css";

export function CrewStrip() {
  const now = snapshot.value;
  if (!now) return null;
  const isOn = now.table.status === "playing" || !isTold.value;
  return (
    <ul class="crew-strip" aria-label="Who plays">
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
            <Face pawn={pawn} size={now.pawns.length > 4 ? 40 : 50} />
            <b>{(special?.title ?? name).replace("/", "/\u200b")}</b>
            <small>{whoPlays(pawn)}</small>
            <Saved pawn={pawn} />
          </li>
        );
      })}
    </ul>
  );
}

function whoPlays(pawn: number): string {
  const now = snapshot.value!;
  const holder = now.holders[pawn];
  if (thinking.value?.pawn === pawn) return "thinks …";
  return holder?.kind === "person" && holder.person === now.you.person ? "you" : holderName(pawn);
}

/** What a pawn has saved, as drops. */
function Saved({ pawn }: { pawn: number }) {
  const saved = game.value.savedOf?.(shown.value, pawn) ?? 0;
  if (!saved) return <span class="drops" />;
  return (
    <span class="drops" role="img" aria-label={`${saved} saved`}>
      {Array.from({ length: Math.min(saved, 6) }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
