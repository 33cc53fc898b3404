/** Everything on an edge: walls, doors, exits, windows, and what is left of them.
 *
 * Each is drawn as if it lay level from 0, 0 to 100, 0, and turned where it stands upright.
 */
import { memo } from "../../board/memo.ts";
import type { EdgeState } from "./model.ts";
import type { Edge as EdgeRow } from "./protocol.ts";
import { CELL, type PlanSheet } from "./sheet.ts";

const OUTER = 15;
const INNER = 10;
const LATCH = 27;
const HINGE = 73;
const LEAF = HINGE - LATCH;

interface Drawn {
  /** How thick the wall is that it stands in. */
  thick: number;
  /** The side that is outside, or into which a door swings: -1 above, 1 below. */
  side: number;
  state: EdgeState;
}

interface Props {
  edge: EdgeRow;
  sheet: PlanSheet;
  condition: EdgeState["condition"];
  cracked: boolean;
}

export const Edge = memo(({ edge, sheet, condition, cracked }: Props) => {
  const [from, to] = sheet.outlines.get(`edge:${edge.name}`)!.ends!;
  const upright = from.x === to.x;
  const [a, b] = [sheet.squares.get(edge.a)!, sheet.squares.get(edge.b)!];
  const outer = isOutside(a.kind) || isOutside(b.kind);
  const drawn = { thick: outer ? OUTER : INNER, side: sideOf(upright, outer, a, b), state: { condition, cracked } };
  const Draw = DRAWINGS[edge.kind];
  return (
    <g
      class={`edge ${edge.kind} ${condition}`}
      data-spot={`edge:${edge.name}`}
      transform={`translate(${from.x} ${from.y})${upright ? " rotate(90)" : ""}`}
    >
      <Draw {...drawn} />
      {cracked && edge.kind !== "wall" && <Hatched from={4} to={24} thick={drawn.thick} />}
    </g>
  );
});

function isOutside(kind: string): boolean {
  return kind === "outside" || kind === "air" || kind === "barred";
}

interface At {
  kind: string;
  row: number;
  col: number;
}

/** Which side is outside; a quarter turn puts what is below to the west. */
function sideOf(upright: boolean, outer: boolean, a: At, b: At): number {
  const [inside, outside] = outer && isOutside(a.kind) ? [b, a] : [a, b];
  return upright ? Math.sign(inside.col - outside.col) : Math.sign(outside.row - inside.row);
}

/** A straight piece of wall; one that ends at a corner fills the corner too. */
function Piece({ from, to, thick }: { from: number; to: number; thick: number }) {
  const start = from === 0 ? -thick / 2 : from;
  const end = to === CELL ? CELL + thick / 2 : to;
  return <rect class="masonry" x={start} y={-thick / 2} width={end - start} height={thick} />;
}

function Stubs({ thick }: { thick: number }) {
  return (
    <>
      <Piece from={0} to={LATCH} thick={thick} />
      <Piece from={HINGE} to={CELL} thick={thick} />
    </>
  );
}

/** One of two hits: the masonry is laid bare and a crack runs through it. */
function Hatched({ from, to, thick }: { from: number; to: number; thick: number }) {
  const [deep, wide] = [thick / 2 + 2, to - from];
  const middle = (from + to) / 2;
  return (
    <g class="crack">
      <rect x={from} y={-deep} width={wide} height={2 * deep} rx="2" />
      <rect x={from} y={-deep} width={wide} height={2 * deep} rx="2" fill="url(#hatch)" />
      <path d={`M${middle - 3} ${-deep - 5}l6 ${deep}l-9 ${deep * 0.7}l10 ${deep * 0.5}l-6 ${deep + 4}`} />
    </g>
  );
}

/** Torn stumps and a few stones where a wall stood. */
function Rubble({ thick }: { thick: number }) {
  const deep = thick / 2;
  return (
    <>
      <path class="masonry" d={`M${-deep} ${-deep}H12l5 ${deep * 0.7}l-6 ${deep * 0.5}l4 ${deep * 0.8}H${-deep}z`} />
      <path
        class="masonry"
        d={`M${CELL + deep} ${-deep}H${CELL - 14}l4 ${deep * 0.6}l-6 ${deep * 0.7}l5 ${deep * 0.7}H${CELL + deep}z`}
      />
      <path class="ghost" d={`M20 ${-deep}H80M20 ${deep}H80`} />
      <path
        class="rubble"
        d="M25 4l5 -7l7 3l-2 7zM41 -5l6 -4l5 5l-6 4zM45 6l4 -3l4 3l-4 4zM58 2l6 -5l6 4l-3 6zM73 -4l4 -4l4 4l-4 4zM66 9l3 -3l3 3l-3 3zM32 -8l3 -3l3 3l-3 3z"
      />
    </>
  );
}

function Wall({ thick, state }: Drawn) {
  if (state.condition === "destroyed") return <Rubble thick={thick} />;
  return (
    <>
      <Piece from={0} to={CELL} thick={thick} />
      {state.condition === "damaged" && <Hatched from={28} to={72} thick={thick} />}
    </>
  );
}

function Door({ thick, side, state }: Drawn) {
  const swing = `M${HINGE} ${side * LEAF}A${LEAF} ${LEAF} 0 0 ${side > 0 ? 1 : 0} ${LATCH} 0`;
  return (
    <>
      <Stubs thick={thick} />
      {state.condition === "destroyed" ? (
        <path class="splinters" d={`M${LATCH} -4l9 3l-7 2l8 4M${HINGE} -4l-10 2l8 3l-9 3M46 -6l5 4M54 5l4 -6`} />
      ) : (
        <>
          <rect class="sill" x={LATCH} y={-thick / 2} width={LEAF} height={thick} />
          <path class="swing" d={swing} />
          <g transform={`translate(${HINGE} 0)`}>
            <g class="leaf" style={{ transform: `rotate(${state.condition === "open" ? -90 * side : 0}deg)` }}>
              <rect x={-LEAF} y="-4.500" width={LEAF} height="9" rx="2" />
              <circle cx={8 - LEAF} r="2.200" />
            </g>
          </g>
        </>
      )}
    </>
  );
}

function Exit({ thick, side }: Drawn) {
  return (
    <>
      <Stubs thick={thick} />
      <rect class="sill" x={LATCH} y={-thick / 2} width={LEAF} height={thick} />
      <path class="threshold" d={`M${LATCH} ${-thick / 2}H${HINGE}M${LATCH} ${thick / 2}H${HINGE}`} />
      <path class="way-out" d={`M38 ${side * (thick / 2 + 4)}h24l-12 ${side * 13}z`} />
    </>
  );
}

function Window({ thick, side, state }: Drawn) {
  const deep = thick / 2;
  if (state.condition === "destroyed") {
    return (
      <>
        <Stubs thick={thick} />
        <path
          class="shards"
          d={`M${LATCH} ${-deep}l10 4l-10 5zM${HINGE} ${deep}l-12 -3l12 -6zM44 ${deep}l5 -7l4 6zM54 ${-deep}l4 6l4 -5z`}
        />
      </>
    );
  }
  const open = state.condition === "open";
  return (
    <>
      <Stubs thick={thick} />
      <rect class="sill" x={LATCH} y={-deep} width={LEAF} height={thick} />
      <path class="glass" d={`M${LATCH} ${-deep}H${HINGE}M${LATCH} ${deep}H${HINGE}`} />
      {open ? (
        <path class="pane" d={`M${LATCH} 0L${LATCH + 6} ${side * 22}M${HINGE} 0L${HINGE - 6} ${side * 22}`} />
      ) : (
        <path class="pane" d={`M${LATCH} 0H${HINGE}M50 ${-deep}V${deep}`} />
      )}
    </>
  );
}

function Light({ thick, state }: Drawn) {
  if (state.condition === "destroyed") {
    return <path class="light-rest" d="M-3 0H10M90 0H103M24 -3l6 5M40 4l7 -5M58 -4l6 6M74 3l6 -4" />;
  }
  return (
    <>
      <path class="light-wall" d={`M-2 -3H${CELL + 2}M-2 3H${CELL + 2}`} />
      <path class="light-studs" d={`M0 0H${CELL}`} />
      {state.condition === "damaged" && <Hatched from={32} to={68} thick={thick * 0.6} />}
    </>
  );
}

const DRAWINGS = { wall: Wall, door: Door, exit: Exit, window: Window, light: Light };
