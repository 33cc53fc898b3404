/** What a click on a place means: the offers and routes that belong to it. */
import { amountOf } from "../common/prices.ts";
import type { Offer, Route, Spot } from "../protocol/index.ts";

export interface Target {
  spot: Spot;
  /** What the place stands for; never empty unless there is a route. */
  offers: Offer[];
  /** Ways of several actions, such as alone and with a victim; the cheapest first. */
  routes: Route[];
  /** Nothing belongs to the place itself: it stands in for a better one. */
  stands: boolean;
}

/** The targets by place.
 *
 * An offer belongs to the best of its places. Its other places stand for it only where nothing belongs
 * to them, so that a click asks back as seldom as possible.
 */
export function targetsOf(offers: Offer[], routes: Route[], isDrawn: (spot: Spot) => boolean): Map<Spot, Target> {
  const found = new Map<Spot, Target>();
  const spare = new Map<Spot, Offer[]>();
  for (const offer of offers) {
    if (isDrawn(offer.spot)) targetAt(found, offer.spot).offers.push(offer);
    for (const spot of offer.spots.filter(isDrawn)) spare.set(spot, [...(spare.get(spot) ?? []), offer]);
  }
  for (const [spot, offered] of spare) {
    if (!found.has(spot)) found.set(spot, { spot, offers: offered, routes: [], stands: true });
  }
  for (const route of routes) {
    if (isDrawn(route.to)) targetAt(found, route.to).routes.push(route);
  }
  return found;
}

function targetAt(found: Map<Spot, Target>, spot: Spot): Target {
  const there = found.get(spot) ?? { spot, offers: [], routes: [], stands: false };
  found.set(spot, there);
  return there;
}

/** One line of the menu at a place, or what a click does at once. */
export interface Choice {
  label: string;
  price: number;
  actions: string[];
  asks: number[];
  /** The numbers of the squares that the label names. */
  where: string;
  /** Set for a way of several actions, so that it can be drawn before it is gone. */
  route?: Route;
  /** Is it what a click means first? */
  main?: boolean;
}

export function choiceOf({ label, price, action, asks, where }: Offer): Choice {
  return { label, price, actions: [action], asks, where };
}

function choiceOfRoute(route: Route): Choice {
  const { label, price, actions, main, where } = route;
  return { label, price, actions, asks: [], route, main, where };
}

/** What is meant first, then the rest; what is dangerous comes last.
 *
 * The ways to a place come before what it only stands in for.
 */
export function choicesOf({ offers, routes, stands }: Target): Choice[] {
  const own = offers.filter(({ danger }) => !danger).map(choiceOf);
  const danger = offers.filter((offer) => offer.danger).map(choiceOf);
  const mains = routes.filter(({ main }) => main).map(choiceOfRoute);
  const ways = routes.filter(({ main }) => !main).map(choiceOfRoute);
  return [...mains, ...(stands ? [...ways, ...own] : [...own, ...ways]), ...danger];
}

/** What stands on a lit place: "2 AP", "1–3 AP", nothing for what is free. */
export function priceTag(target: Target, currency: string): string {
  const prices = target.offers.map((offer) => offer.price);
  if (!prices.length) return "";
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (!high) return "";
  const price = low === high ? `${low}` : `${low}–${high}`;
  return `${price} ${shortCurrency(currency)}`.trim();
}

/** The currency if it is short enough for a tag. */
export function shortCurrency(currency: string): string {
  return currency.length <= 3 ? currency : "";
}

/** A price in a sentence: "2 AP". */
export function priceWords(price: number, currency: string): string {
  return price ? amountOf(price, currency) : "free";
}
