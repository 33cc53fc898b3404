/** The drawn plans of everybody, in their colours. */
import { shortName } from "../common/invitation.ts";
import { pawnOf } from "../common/people.ts";
import type { Spot, Stroke } from "../protocol/index.ts";
import { plans, you } from "../store.ts";
import { stroke, tone } from "./pencil.ts";
import { type Outline, type Point } from "./sheet.ts";
import { layout } from "./state.ts";
import { Who } from "./who.tsx";

export function Strokes() {
  const here = layout.value;
  if (!here) return null;
  const drawn = Object.entries(plans.value).flatMap(([person, { name, strokes }]) =>
    strokes.map((one, index) => ({ one, key: `${person}/${index}`, person: Number(person), name })),
  );
  const me = you.value.person;
  return (
    <g class="strokes" aria-hidden="true">
      {drawn.map(({ one, key, person, name }) => (
        <OneStroke key={key} stroke={one} person={person} name={person === me ? "" : name} outlines={here.outlines} />
      ))}
      {stroke.value.length > 0 && (
        <OneStroke stroke={{ spots: stroke.value, tone: tone.value }} person={me ?? 0} name="" outlines={here.outlines} />
      )}
    </g>
  );
}

interface Props {
  stroke: Stroke;
  person: number;
  /** Who drew it, where that is not known anyway. */
  name: string;
  outlines: Map<Spot, Outline>;
}

/** The colour of a person's pawn lies under what the person draws. */
function colourOf(person: number): string {
  const pawn = pawnOf(person);
  return pawn < 0 ? "" : ` pawn-${pawn}`;
}

/** A soft line through the middles, a little apart for each person, with a tip. */
function OneStroke({ stroke: { spots, tone: colour }, person, name, outlines }: Props) {
  const apart = ((person % 5) - 2) * 5;
  const points = spots.flatMap((spot) => outlines.get(spot) ?? []).map(({ x, y }) => ({ x: x + apart, y: y + apart }));
  if (!points.length) return null;
  const last = points[points.length - 1]!;
  return (
    <g class={`stroke tone-${colour}${colourOf(person)}`}>
      <path class="stroke-ground" d={smooth(points)} />
      <path class="stroke-line" d={smooth(points)} />
      {points.length > 1 ? (
        <Tip from={points[points.length - 2]!} to={last} />
      ) : (
        <circle cx={last.x} cy={last.y} r="14" />
      )}
      {name && (
        <>
          <Who person={person} x={points[0]!.x} y={points[0]!.y} />
          <text class="stroke-name" x={points[0]!.x} y={points[0]!.y + 24}>
            {shortName(name)}
          </text>
        </>
      )}
    </g>
  );
}

function Tip({ from, to }: { from: Point; to: Point }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return <path class="stroke-tip" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} d="M10 0L-10 -13V13z" />;
}

/** Bends through the middles of the legs, so that a path looks drawn by hand. */
function smooth(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const bends = rest.slice(0, -1).map((at, index) => {
    const next = rest[index + 1]!;
    return `Q${at.x} ${at.y} ${(at.x + next.x) / 2} ${(at.y + next.y) / 2}`;
  });
  const last = rest[rest.length - 1];
  return `M${first.x} ${first.y}${bends.join("")}${last ? `L${last.x} ${last.y}` : ""}`;
}
