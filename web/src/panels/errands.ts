/** The ways of several actions that people come for, so that a list may show them beside the single actions. */
import type { Route } from "../protocol/index.ts";

const MOST = 4;

/** Who can be saved first, then what is nearest; of a place only what is meant there first. */
export function errandsOf(routes: Route[]): Route[] {
  const apt = routes.filter((route) => route.apt).toSorted((one, other) => rank(one) - rank(other));
  const seen = new Set<string>();
  return apt.filter(({ to }) => !seen.has(to) && seen.add(to)).slice(0, MOST);
}

const FAR = 1000;

function rank({ saves, price }: Route): number {
  return saves ? price - FAR : price;
}

/** What is done at the end of the way: the first word of its last action. */
export function verbOf({ actions, apt, main }: Route): string {
  return apt && !main ? "identify" : (actions.at(-1) ?? "").split(" ", 1)[0]!;
}
