/** What a click on a place means, as the offers and routes tell it. */
import * as texts from "words/board.ts";
import { amountOf } from "../common/prices.ts";
import type { Offer, Route, Spot } from "../protocol/index.ts";

/** One line of the menu at a place, or what a click does at once. */
export interface Choice {
  label: string;
  price: number;
  actions: string[];
  asks: number[];
  /** The numbers of the squares that the label names. */
  where: string;
  /** What comes first at a place has the lowest. */
  order: number;
  /** Set for a way of several actions, so that it can be drawn before it is gone. */
  route?: Route;
  /** Is it what a click means first? */
  main?: boolean;
  /** Is it what people come for? */
  apt?: boolean;
}

export interface Target {
  spot: Spot;
  /** What is meant first comes first. */
  choices: Choice[];
  /** The prices of what can be done with one action. */
  prices: number[];
  /** Nothing belongs to the place itself: it stands in for a better one. */
  stands: boolean;
  /** Other places are where people go: this one is lit softly. */
  quiet: boolean;
}

/** The targets by place, of those that are drawn. */
export function targetsOf(offers: Offer[], routes: Route[], isDrawn: (spot: Spot) => boolean): Map<Spot, Target> {
  const found = new Map<Spot, Target>();
  const isApt = offers.some(({ apt }) => apt);
  const put = (spot: Spot, choice: Choice, stands: boolean) => {
    if (!isDrawn(spot)) return;
    const there = found.get(spot) ?? { spot, choices: [], prices: [], stands, quiet: isApt };
    found.set(spot, there);
    there.choices.push(choice);
    there.quiet &&= !choice.apt;
    if (!choice.route) there.prices.push(choice.price);
  };
  for (const offer of offers) for (const { spot, order } of offer.at) put(spot, choiceOf(offer, order), spot !== offer.spot);
  for (const route of routes) put(route.to, choiceOfRoute(route), false);
  for (const { choices } of found.values()) choices.sort((a, b) => a.order - b.order);
  return found;
}

export function choiceOf({ label, price, action, asks, where, apt }: Offer, order = 0): Choice {
  return { label, price, actions: [action], asks, where, order, apt };
}

function choiceOfRoute(route: Route): Choice {
  const { label, price, actions, main, where, order } = route;
  return { label, price, actions, asks: [], route, main, where, order };
}

/** What stands on a lit place: "2 AP", "1–3 AP", nothing for what is free. */
export function priceTag({ prices }: Target, currency: string): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (!prices.length || !high) return "";
  const price = low === high ? `${low}` : `${low}–${high}`;
  return `${price} ${shortCurrency(currency)}`.trim();
}

/** The currency if it is short enough for a tag. */
export function shortCurrency(currency: string): string {
  return currency.length <= 3 ? currency : "";
}

/** A price in a sentence: "2 AP". */
export function priceWords(price: number, currency: string): string {
  return price ? amountOf(price, currency) : texts.free;
}
