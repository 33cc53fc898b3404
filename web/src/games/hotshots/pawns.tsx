/** The crew on the map: each with the portrait of the role and a number. */
import { memo } from "../../board/memo.ts";
import { lineOf, toldAt } from "../../board/words.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import type { MapSheet } from "./sheet.ts";

export function Pawns({ scene, sheet, view }: { scene: HotshotsScene; sheet: MapSheet; view: HotshotsView }) {
  return (
    <g class="pawns">
      {view.pawns.map(({ role, able }, pawn) => {
        const at = sheet.pawns.get(pawn);
        if (!at) return null;
        const told = toldAt(scene, view, `pawn:${pawn}`);
        return (
          <CrewPawn
            key={pawn}
            pawn={pawn}
            role={role}
            faded={!able && !!role}
            onTurn={view.turn === pawn && !view.ending}
            name={told ? lineOf(told, false) : ""}
            {...at}
          />
        );
      })}
    </g>
  );
}

interface PawnProps {
  pawn: number;
  role: string | null;
  /** Without the special ability. */
  faded: boolean;
  onTurn: boolean;
  name: string;
  x: number;
  y: number;
  size: number;
}

/** It glides when its place changes. */
const CrewPawn = memo(({ pawn, role, faded, onTurn, name, x, y, size }: PawnProps) => (
  <g
    class={`pawn crew-pawn pawn-${pawn}${onTurn ? " on-turn" : ""}`}
    data-spot={`pawn:${pawn}`}
    style={{ transform: `translate(${x}px, ${y}px) scale(${size / 100})` }}
  >
    <title>{name}</title>
    {onTurn && <circle class="pawn-glow" r="64" />}
    <ellipse class="pawn-shadow" cy="52" rx="40" ry="10" />
    <use href={`#portrait-${role ?? "nobody"}`} class={faded ? "faded" : undefined} x="-54" y="-54" width="108" height="108" />
    <g class="crew-number" transform="translate(36 38)">
      <circle r="21" />
      <text y="1">{pawn + 1}</text>
    </g>
  </g>
));
