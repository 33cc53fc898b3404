/** One of the crew: a portrait with a number, or a helmet and a numbered body in a shape and colour of their own. */
import { grown } from "../common/sign.tsx";
import { memo } from "./memo.ts";
import { paintOf } from "./paint.ts";
import "./pawn.css";
import type { Slot } from "./slots.ts";

interface PawnLook {
  pawn: number;
  /** The symbol of a portrait. */
  face?: string;
  letter?: string;
  down?: boolean;
  onTurn?: boolean;
  /** Without its special ability, or without a place on the board. */
  faded?: boolean;
  saved?: number;
}

/** A pawn in a box of 100 around 0, 0. */
function PawnFigure(look: PawnLook) {
  const { pawn, face, letter, down, onTurn, faded, saved } = look;
  return (
    <>
      {onTurn && <circle class="pawn-halo" r="60" />}
      <ellipse class="pawn-shadow" cx="0" cy="47" rx="32" ry="8" />
      <g class={faded ? "pawn-figure faded" : "pawn-figure"} transform={down ? "rotate(90) translate(-8 0)" : undefined}>
        {face ? <use href={`#${face}`} x="-56" y="-58" width="112" height="112" /> : <Body pawn={pawn} />}
      </g>
      {face ? (
        <Badge x={36} y={36} kind={`number pawn-${pawn}`} text={String(pawn + 1)} />
      ) : (
        <text class="pawn-number" x={down ? -13 : 0} y={down ? 2 : 15}>
          {pawn + 1}
        </text>
      )}
      {letter && <Badge x={36} y={34} kind={faded ? "role lost" : "role"} text={letter} />}
      {!!saved && <Badge x={-36} y={34} kind="saved" text={String(saved)} />}
    </>
  );
}

function Body({ pawn }: { pawn: number }) {
  const paint = paintOf(pawn);
  return (
    <>
      <circle class="pawn-face" cy="-24" r="13" />
      <path d={paint.body} fill={paint.colour} />
      <path d="M-25 -27v-6h6a19 19 0 0 1 38 0h6v6z" fill={paint.colour} />
      <path class="pawn-crest" d="M-4 -52h8v18h-8z" />
    </>
  );
}

function Badge({ x, y, kind, text }: { x: number; y: number; kind: string; text: string }) {
  return (
    <g class={`pawn-badge ${kind}`} transform={`translate(${x} ${y})`}>
      {kind === "saved" ? <path d="M0 -21C11 -7 17 0 17 8a17 17 0 0 1 -34 0C-17 0 -11 -7 0 -21z" /> : <circle r="17" />}
      <text y={kind === "saved" ? 7 : 1}>{text}</text>
    </g>
  );
}

/** A pawn beside the board, as it looks on it. */
export function PawnPicture({ size = 40, ...look }: PawnLook & { size?: number }) {
  return (
    <svg class="pawn-picture" viewBox="-62 -62 124 124" width={grown(size)} height={grown(size)} aria-hidden="true">
      <PawnFigure {...look} />
    </svg>
  );
}

/** A pawn at its place on the board; it glides when the place changes. */
export const PlacedPawn = memo((props: PawnLook & Slot & { name: string }) => {
  const { x, y, size, name, ...look } = props;
  return (
    <g
      class="pawn"
      data-spot={`pawn:${look.pawn}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(${size / 100})` }}
    >
      <title>{name}</title>
      <PawnFigure {...look} />
    </g>
  );
});
