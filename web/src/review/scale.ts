/** The win-chance curve as points and paths of a picture. */
import * as texts from "words/panels.ts";
import type { Review } from "../protocol/index.ts";

export const WIDTH = 640;
export const HEIGHT = 220;
const LEFT = 40;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 24;

export interface Spot {
  step: number;
  x: number;
  y: number;
  value: number;
  low: number;
  high: number;
  change: number;
  luck: boolean;
  text: string;
}

export function acrossOf(step: number, last: number): number {
  return LEFT + ((WIDTH - LEFT - RIGHT) * step) / Math.max(1, last);
}

export function upOf(chance: number): number {
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
}

/** Every moment of a review, with the start before them. */
export function curveOf(review: Review): Spot[] {
  const last = review.moments.at(-1)?.step ?? 1;
  const start = { step: 0, chance: review.first, change: 0, luck: "start", text: texts.theStart };
  return [start, ...review.moments].map(({ step, chance, change, luck, text }) => ({
    step,
    x: acrossOf(step, last),
    y: upOf(chance.value),
    value: chance.value,
    low: upOf(chance.low),
    high: upOf(chance.high),
    change,
    luck: luck !== null,
    text,
  }));
}

/** The band of doubt around the curve. */
export function bandOf(spots: Spot[]): string {
  const up = spots.map(({ x, high }) => `${x.toFixed(1)} ${high.toFixed(1)}`);
  const down = spots.toReversed().map(({ x, low }) => `${x.toFixed(1)} ${low.toFixed(1)}`);
  return `M${[...up, ...down].join("L")}z`;
}

/** The parts of the curve that luck, or decisions, have drawn. */
export function strokeOf(spots: Spot[], luck: boolean): string {
  return spots
    .slice(1)
    .map((spot, index) => ({ spot, from: spots[index]! }))
    .filter(({ spot }) => spot.luck === luck)
    .map(({ spot, from }) => `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`)
    .join("");
}

/** The step whose moment lies nearest to a place across the picture. */
export function nearest(spots: Spot[], x: number): number {
  return spots.reduce((best, spot) => (Math.abs(spot.x - x) < Math.abs(best.x - x) ? spot : best)).step;
}
