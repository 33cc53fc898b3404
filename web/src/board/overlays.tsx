/** What is drawn over the picture: lit places with prices, the path ahead, what a sentence names. */
import { game } from "../games/current.ts";
import type { Route, Spot } from "../protocol/index.ts";
import { highlight, hovered, scene, shown, snapshot } from "../store.ts";
import { tagScale } from "./camera.ts";
import { memo } from "./memo.ts";
import type { Layout } from "./layout.ts";
import { kindOf, type Outline, type Point } from "./sheet.ts";
import { isLit, isOpen, layout, previewed, targets } from "./state.ts";
import { type Disc, placeTags, tagWidth } from "./tags.ts";
import { priceTag, shortCurrency, type Target } from "./targets.ts";

/** The outlines of lit places; they lie under the pieces. */
export function Targets() {
  const here = layout.value;
  if (!here) return null;
  return (
    <g class={isLit.value ? "targets" : "targets faint"} aria-hidden="true">
      {[...targets.value.values()].map(({ spot, prices, stands, quiet }) => {
        const outline = here.outlines.get(spot);
        if (!outline) return null;
        const { kind, half, d, x, y } = outline;
        if (!prices.length) return <circle key={spot} class="route-end" cx={x} cy={y} r="6" />;
        return <path key={spot} class={`lit ${kind}${half ? " square" : ""}${stands ? " stands" : ""}${quiet ? " quiet" : ""}`} d={d} />;
      })}
    </g>
  );
}

/** The prices of lit places, over everything; three dots where a place has more than one meaning. */
export function Prices() {
  const here = layout.value;
  const currency = scene.value?.currency ?? "";
  if (!here || !isLit.value) return null;
  const tagged = [...targets.value.values()].flatMap((target) => {
    const outline = here.outlines.get(target.spot);
    const text = tagText(target, currency);
    return outline && text ? [{ spot: target.spot, outline, text }] : [];
  });
  const points = placeTags(tagged, peopleOf(here), tagScale.value, here.names);
  return (
    <g class="prices" aria-hidden="true">
      {tagged.map(({ spot, text }, index) => {
        const point = points[index];
        return point && <PlacedTag key={spot} {...point} text={text} />;
      })}
    </g>
  );
}

function tagText(target: Target, currency: string): string {
  if (target.stands) return "";
  const tag = priceTag(target, currency);
  return target.prices.length > 0 && target.choices.length > 1 ? `${tag} ⋯`.trim() : tag;
}

/** Those whom no tag may cover. */
function peopleOf({ outlines, found = [] }: Layout): Disc[] {
  const pawns = [...outlines].filter(([spot]) => kindOf(spot) === "pawn");
  return [...pawns.map(([, { x, y, reach }]) => ({ x, y, r: reach })), ...found];
}

interface TagProps {
  x: number;
  y: number;
  text: string;
}

function Tag({ x, y, text }: TagProps) {
  const width = tagWidth(text);
  return (
    <g class="price-tag" transform={`translate(${x} ${y})`}>
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

/** Where the pawn comes through and to, in order: work on a place is done from the one before it. */
export function stopsOf({ through, to, deed }: Route): Spot[] {
  return deed ? through : [...through, to];
}

/** A way from the pawn on turn to its end: its steps by number, the pawn as it will stand there, the price. */
function Way({ route, outlines }: { route: Route; outlines: Map<Spot, Outline> }) {
  const end = outlines.get(route.to);
  const pawn = snapshot.value?.awaits.pawn ?? -1;
  if (!end) return null;
  const steps = route.through.flatMap((spot) => outlines.get(spot) ?? []).filter(({ half, kind }) => half || kind !== "line");
  const stops = stopsOf(route);
  const stand = outlines.get(stops.at(-1) ?? "");
  const face = stand?.half && game.value.faceOf?.(shown.value, pawn);
  const price = `${route.price} ${shortCurrency(scene.value?.currency ?? "")}`.trim();
  const left = (game.value.purseOf?.(shown.value, null)?.left ?? 0) - route.price;
  return (
    <>
      <Path spots={[`pawn:${pawn}`, ...stops]} outlines={outlines} />
      {steps.map(({ x, y }, index) => (
        <g key={index} class="step" transform={`translate(${x} ${y})`}>
          <circle r="14" />
          <text>{index + 1}</text>
        </g>
      ))}
      {face && <use class="ghost" href={`#${face}`} x={stand.x - 36} y={stand.y - 40} width="72" height="72" />}
      <Tag x={end.x} y={face && stand === end ? end.y + 38 : end.y} text={left > 0 ? `${price} · ${left} left` : price} />
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
