/** The firefighters that are not on the board yet, beside it. */
import * as texts from "words/flashpoint.ts";
import { PawnPicture } from "../../board/pawn.tsx";
import { figureOf } from "./art/figures.ts";
import type { FlashPointScene, FlashPointView } from "./protocol.ts";

export function Tray({ scene, view }: { scene: FlashPointScene; view: FlashPointView }) {
  const waiting = view.pawns.flatMap((row, pawn) => (row.square ? [] : [{ row, pawn }]));
  if (!waiting.length) return null;
  return (
    <div class="strip tray">
      <span class="strip-title">{texts.notOnBoard}</span>
      {waiting.map(({ row, pawn }) => (
        <span key={pawn} class="tray-pawn" data-spot={`pawn:${pawn}`}>
          <PawnPicture pawn={pawn} face={`portrait-${figureOf(row.role, pawn)}`} saved={row.saved} />
          <span class="tray-name">{scene.roles[row.role]?.title ?? texts.firefighterNumber({ number: pawn + 1 })}</span>
        </span>
      ))}
    </div>
  );
}
