/** What lies beside the board: pawns that are not on it, and the dice and cards of Hotshots. */
import { scene, shown } from "../store.ts";
import { letterOf, type PawnRow } from "./flashpoint/model.ts";
import { HotshotsStrip } from "./hotshots/strip.tsx";
import { PawnPicture } from "./pawn.tsx";

export function Strip() {
  const here = scene.value;
  if (!here) return null;
  if (here.game === "hotshots") return <HotshotsStrip scene={here} view={shown.value} />;
  const rows = (shown.value["pawns"] ?? []) as PawnRow[];
  const waiting = rows.flatMap((row, pawn) => (row.square ? [] : [{ row, pawn }]));
  if (!waiting.length) return null;
  return (
    <div class="strip tray">
      <span class="strip-title">Not on the board yet</span>
      {waiting.map(({ row, pawn }) => (
        <span key={pawn} class="tray-pawn" data-spot={`pawn:${pawn}`}>
          <PawnPicture pawn={pawn} letter={letterOf(here, rows, pawn)} saved={row.saved} />
          <span class="tray-name">{here.roles[row.role]?.title ?? `Firefighter ${pawn + 1}`}</span>
        </span>
      ))}
    </div>
  );
}
