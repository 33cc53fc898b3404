/** Whose turn it is, what is waited for, and what is left to spend. */
import * as texts from "words/table.ts";
import { Face } from "../panels/face.tsx";
import { PurseLine } from "../panels/tracks.tsx";
import { snapshot } from "../store.ts";
import { isMyTurn, isTold, pawnOnTurn } from "../told.ts";
import { headline, isActing, subline } from "./turn.ts";
import { width } from "./width.ts";

export function TurnLine() {
  const now = snapshot.value;
  if (!now) return null;
  const isOver = now.table.status === "over" && isTold.value;
  return (
    <div class="turn" data-mine={isMyTurn.value} data-asks={!isActing(now)}>
      {width.value === "narrow" && !isOver && <span class="turn-face">{pawnOnTurn.value >= 0 && <Face pawn={pawnOnTurn.value} size={38} />}</span>}
      <div class="turn-words">
        <h1>{headline(now)}</h1>
        <p>
          {now.table.branch && <b>{texts.whatIf({ step: now.table.branch.step })} </b>}
          {subline(now)}
        </p>
      </div>
      <PurseLine />
    </div>
  );
}
