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

/** One of two hits: bricks are laid bare and a crack runs through them. */
function Hatched({ from, to, thick }: { from: number; to: number; thick: number }) {
  const deep = thick / 2 + 3;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return (
    <g class="crack" transform={`translate(${middle} 0)`}>
      <path
        class="bricks"
        d={`M${-half} ${-deep + 1}L${-half * 0.2} ${-deep + 3}L${half * 0.3} ${-deep}L${half} ${-deep + 3}V${deep - 2}L${half * 0.4} ${deep}L${-half * 0.3} ${deep - 3}L${-half} ${deep - 1}z`}
      />
      <path
        class="joints"
        d={`M${-half} 0H${half}M${-half * 0.4} ${2 - deep}V0M${half * 0.4} ${2 - deep}V0M${-half * 0.7} 0V${deep - 2}M0 0V${deep - 2}M${half * 0.7} 0V${deep - 2}`}
      />
      <path class="bolt" d={`M4 ${-deep - 4}L-3 -1L5 1L-4 ${deep + 4}`} />
    </g>
  );
}

/** Torn stumps of brick and a few stones where a wall stood. */
function Rubble({ thick }: { thick: number }) {
  const deep = thick / 2;
  return (
    <>
      <path class="masonry" d={`M${-deep} ${-deep}H8V${deep}H${-deep}zM${CELL + deep} ${-deep}H${CELL - 8}V${deep}H${CELL + deep}z`} />
      <path
        class="rubble"
        d={`M6 ${-deep - 2}L22 ${-deep + 1}L18 1L25 ${deep - 2}L8 ${deep + 2}zM94 ${-deep - 2}L80 ${-deep + 1}L83 0L76 ${deep - 2}L92 ${deep + 2}z`}
      />
      <path class="rubble" d="M31 6l8 -4l4 5l-8 4zM43 -8l7 1l-1 6l-7 -1zM60 3l8 1l-1 6l-8 -1zM53 10l5 1v5l-5 -1zM66 -9l6 2l-2 5l-6 -2z" />
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
        <path class="splinters" d={`M${LATCH} -5l12 -1l4 6l-5 4l-11 1zM${HINGE} -5h-10l-4 5l6 5h8zM46 8l11 -3l2 3l-11 4z`} />
      ) : (
        <>
          <rect class="sill" x={LATCH} y={-thick / 2} width={LEAF} height={thick} />
          <path class="swing" d={swing} />
          <g transform={`translate(${HINGE} 0)`}>
            <g class="leaf" style={{ transform: `rotate(${state.condition === "open" ? -90 * side : 0}deg)` }}>
              <rect x={-LEAF} y="-5" width={LEAF} height="10" rx="2" />
              <path class="grain" d={`M${6 - LEAF + 8} -1.500H-6M${6 - LEAF + 8} 2H-6`} />
              <circle cx={8 - LEAF} r="2.400" />
            </g>
          </g>
        </>
      )}
    </>
  );
}

/** A gap with green posts, a doorstep and arrows that lead out. */
function Exit({ thick, side }: Drawn) {
  const deep = thick / 2;
  const step = side * deep;
  const arrow = (from: number) => `M37 ${step + side * from}L50 ${step + side * (from + 10)}L63 ${step + side * from}`;
  return (
    <>
      <Stubs thick={thick} />
      <rect class="doorstep" x={LATCH} y={-deep} width={LEAF} height={thick} />
      <rect class="doorstep" x={LATCH - 3} y={side > 0 ? deep : -deep - 11} width={LEAF + 6} height="11" />
      <path class="posts" d={`M${LATCH} ${-deep}V${deep}M${HINGE} ${-deep}V${deep}`} />
      <path class="way-out" d={arrow(19) + arrow(30)} />
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
