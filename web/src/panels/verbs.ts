/** Offers by what is done, in the order in which they come. */
import { amountOf } from "../common/prices.ts";
import type { Offer } from "../protocol/index.ts";

export interface Numbered {
  offer: Offer;
  /** Its place among all as they are shown, from 1, for the number keys. */
  number: number;
}

interface Group {
  verb: string;
  title: string;
  offers: Numbered[];
}

/** So many of a kind are easier to find on the board. */
export const TOO_MANY = 16;
const FIRST = 6;

/** A list that is short enough to be read: of many, those that people think of first; what has no place is listed whole. */
export function shortened(list: Numbered[]): Numbered[] {
  if (list.length <= TOO_MANY || !list.every(({ offer }) => offer.spot)) return list;
  const apt = list.filter(({ offer }) => offer.apt);
  return apt.length ? apt : list.slice(0, FIRST);
}

/** The service tells offers of one kind together. */
export function groupsOf(offers: Offer[]): Group[] {
  const groups: Group[] = [];
  offers.forEach((offer, index) => {
    if (groups.at(-1)?.verb !== offer.verb) groups.push({ verb: offer.verb, title: titleOf(offer.verb), offers: [] });
    groups.at(-1)!.offers.push({ offer, number: index + 1 });
  });
  return groups;
}

function titleOf(verb: string): string {
  const words = verb.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A price in words; nothing for what is free. */
export function priceOf(price: number, currency: string): string {
  return price > 0 && currency ? amountOf(price, currency) : "";
}
