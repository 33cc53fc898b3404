/** What advice has next, for as long as it can be played; plans end with the turn that they are for. */
import { computed } from "@preact/signals";
import type { Offer, Plan, Route } from "../protocol/index.ts";
import { hint, offers, openRoutes, snapshot } from "../store.ts";
import { errandsOf } from "./errands.ts";

type Step = Plan["steps"][number];

interface Advised {
  offer: Offer;
  /** What the crew is up to, beside what the offer is called; may be empty. */
  why: string;
  /** The errand that the plan begins with, if one click does all of it. */
  way: Route | null;
}

/** The first step, or, once the position has moved on, the first of those not played yet that is still as it was meant. */
export const advised = computed<Advised | null>(() => {
  const said = hint.value;
  const now = snapshot.value;
  if (!said?.plan || said.plan.pawn !== now?.awaits.pawn || !isChoice(offers.value)) return null;
  const isHere = said.at === now.position;
  const rest = stepsAfter(said.plan.steps, said.since ?? []);
  for (const [index, { action, label }] of (isHere ? rest.slice(0, 1) : rest).entries()) {
    const offer = offers.value.find((other) => other.action === action && other.label === label);
    if (!offer) continue;
    const found = wayOf(rest.slice(index), openRoutes.value);
    const way = found?.way ?? null;
    return { offer, why: isAhead(said.text, rest) ? beside(found?.does ?? [label], said.text) : "", way };
  }
  return null;
});

/** Where only one thing can be done, there is nothing to advise. */
function isChoice(list: Offer[]): boolean {
  return list.length > 1;
}

/** What is left of a plan after what was played of it. */
export function stepsAfter(steps: Step[], played: string[]): Step[] {
  return played.reduce((rest, action) => rest.slice(rest.findIndex((step) => step.action === action) + 1), steps);
}

/** The errand that comes to the same as the first steps, and what these are called: it ends with the same action at the same place and costs as much. */
export function wayOf(steps: Step[], routes: Route[]): { way: Route; does: string[] } | null {
  let price = 0;
  for (const [index, { action, price: paid, spots }] of steps.entries()) {
    price += paid;
    const way = errandsOf(routes).find((route) => route.actions.at(-1) === action && spots.includes(route.to) && route.price === price);
    if (way) return { way, does: [way.label, ...steps.slice(0, index + 1).map(({ label }) => label)] };
  }
  return null;
}

/** Does the advice speak of something that is still to come? */
function isAhead(advice: string, rest: Step[]): boolean {
  return rest.some(({ label, why }) => advice.startsWith(label) || advice === why);
}

/** The advice without what its button says already: of what that does, the longest that it begins with. */
export function beside(does: string[], advice: string): string {
  const said = does.filter((label) => advice.startsWith(label)).reduce((one, other) => (other.length > one.length ? other : one), "");
  const rest = said ? advice.slice(said.length).replace(/^[:.]\s*/, "") : advice;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
