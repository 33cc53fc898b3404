/** What is drawn over the picture: lit places with prices, the path ahead, what a sentence names. */
import { game } from "../games/current.ts";
import type { Route, Spot } from "../protocol/index.ts";
import { highlight, hovered, scene, shown, snapshot } from "../store.ts";
import { memo } from "./memo.ts";
import type { Outline, Point } from "./sheet.ts";
import { isLit, isOpen, layout, previewed, targets } from "./state.ts";
import { priceTag, shortCurrency } from "./targets.ts";

/** The outlines of lit places; they lie under the pieces. */
export function Targets() {
  const here = layout.value;
  if (!here) return null;
  return (
    <g class={isLit.value ? "targets" : "targets faint"} aria-hidden="true">
      {[...targets.value.values()].map(({ spot, prices, stands }) => {
        const outline = here.outlines.get(spot);
        if (!outline) return null;
        const { kind, half, d, x, y } = outline;
        if (!prices.length) return <circle key={spot} class="route-end" cx={x} cy={y} r="6" />;
        return <path key={spot} class={`lit ${kind}${half ? " square" : ""}${stands ? " stands" : ""}`} d={d} />;
      })}
    </g>
  );
}

/** The prices of lit places, over everything; three dots where a place has more than one meaning. */
export function Prices() {
  const here = layout.value;
  const currency = scene.value?.currency ?? "";
  if (!here || !isLit.value) return null;
  return (
    <g class="prices" aria-hidden="true">
      {[...targets.value.values()].map((target) => {
        const outline = here.outlines.get(target.spot);
        const corner = outline && tagCorner(outline);
        const tag = target.stands ? "" : priceTag(target, currency);
        const asks = target.prices.length > 0 && !target.stands && target.choices.length > 1;
        const text = asks ? `${tag} ⋯`.trim() : tag;
        if (!corner || !text) return null;
        return (
          <PlacedTag
            key={target.spot}
            x={outline.x + corner[0]}
            y={outline.y - corner[1]}
            text={text}
            end={corner[2]}
          />
        );
      })}
    </g>
  );
}

/** How far from the middle a tag lies, to the right and up, and whether it ends there.
 *
 * Squares have it on their upper border, where no piece lies, tiles at theirs, lines in the middle. Pawns and vehicles have
 * none, as they are drawn on squares that have one.
 */
function tagCorner({ half, kind, reach }: Outline): [number, number, boolean] | null {
  if (half) return [half[0] - 2, half[1], true];
  if (kind === "line") return [0, 0, false];
  return reach > 60 ? [reach + 10, 0, true] : null;
}

interface TagProps {
  x: number;
  y: number;
  text: string;
  /** Ends at x instead of being around it. */
  end?: boolean;
}

function Tag({ x, y, text, end }: TagProps) {
  const width = Math.max(22, text.length * 8.6 + 12);
  const middle = end ? x - width / 2 : x;
  return (
    <g class="price-tag" transform={`translate(${middle} ${y})`}>
      <g class="tag-size">
        <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
        <text>{text}</text>
      </g>
    </g>
  );
}

const PlacedTag = memo(Tag);

/** The place under the pointer or the cursor, and the way that leads there. */
export function Hover() {
  const here = layout.value;
  const spot = hovered.value;
  const outline = spot && here?.outlines.get(spot);
  if (!here || !outline) return null;
  const target = isOpen.value && isLit.value ? targets.value.get(spot) : undefined;
  const first = target?.choices[0];
  const route = !previewed.value && (first?.main || !target?.prices.length) && first?.route;
  return (
    <g class={target ? "hover target" : "hover"} aria-hidden="true">
      <path class={outline.kind} d={outline.d} />
      {route && <Way route={route} outlines={here.outlines} />}
    </g>
  );
}

/** The way that the menu at a place is about to choose. */
export function Preview() {
  const here = layout.value;
  const route = previewed.value;
  if (!here || !route) return null;
  return (
    <g class="hover target" aria-hidden="true">
      <Way route={route} outlines={here.outlines} />
    </g>
  );
}

/** A way from the pawn on turn to its end: its steps by number, the pawn as it will stand there, the price. */
function Way({ route, outlines }: { route: Route; outlines: Map<Spot, Outline> }) {
  const end = outlines.get(route.to);
  const pawn = snapshot.value?.awaits.pawn ?? -1;
  if (!end) return null;
  const steps = route.through.flatMap((spot) => outlines.get(spot) ?? []).filter(({ half, kind }) => half || kind !== "line");
  const face = end.half && game.value.faceOf?.(shown.value, pawn);
  const price = `${route.price} ${shortCurrency(scene.value?.currency ?? "")}`.trim();
  const left = (game.value.purseOf?.(shown.value, null)?.left ?? 0) - route.price;
  return (
    <>
      <Path spots={[`pawn:${pawn}`, ...route.through, route.to]} outlines={outlines} />
      {steps.map(({ x, y }, index) => (
        <g key={index} class="step" transform={`translate(${x} ${y})`}>
          <circle r="14" />
          <text>{index + 1}</text>
        </g>
      ))}
      {face && <use class="ghost" href={`#${face}`} x={end.x - 36} y={end.y - 40} width="72" height="72" />}
      <Tag x={end.x} y={face ? end.y + 38 : end.y} text={left > 0 ? `${price} · ${left} left` : price} />
    </>
  );
}

/** Where a line leaves a place for the next one, so that it crosses nobody's face. */
function outOf(from: Outline, to: Outline): Point {
  const part = Math.min(0.9, from.reach / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A line through places. */
function Path({ spots, outlines }: { spots: Spot[]; outlines: Map<Spot, Outline> }) {
  const [first, second, ...rest] = spots.flatMap((spot) => outlines.get(spot) ?? []);
  if (!first || !second) return null;
  const points = [outOf(first, second), second, ...rest].map(({ x, y }) => `${x} ${y}`);
  return (
    <>
      <path class="path-ground" d={`M${points.join("L")}`} />
      <path class="path" d={`M${points.join("L")}`} />
    </>
  );
}

/** Places that a sentence, a lesson or an offer under the pointer names. */
export function Highlights() {
  const here = layout.value;
  if (!here) return null;
  return (
    <g class="highlights" aria-hidden="true">
      {highlight.value.map((spot) => {
        const outline = here.outlines.get(spot);
        return outline && <path key={spot} class={outline.kind} d={outline.d} />;
      })}
    </g>
  );
}
