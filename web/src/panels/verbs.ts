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
  if (list.length > BEST && isOfDice(list)) return list.slice(0, BEST);
  if (list.length <= TOO_MANY || !list.every(({ offer }) => offer.spot)) return list;
  const apt = list.filter(({ offer }) => offer.apt);
  return apt.length ? apt : list.slice(0, FIRST);
}

/** So many handfuls are listed: others are taken from the tray. */
const BEST = 3;

/** Are these handfuls of dice? */
export function isOfDice(list: Numbered[]): boolean {
  return list.every(({ offer }) => offer.spots.some((spot) => spot.startsWith("die:")));
}

/** What is said of all of them alike. */
export function sharedAbout(list: Numbered[]): string {
  const [first, ...rest] = list.map(({ offer }) => offer.about);
  return rest.length && rest.every((about) => about === first) ? first! : "";
}

/** So many that begin alike say how they begin only once. */
const ALIKE = 4;

/** The words with which all of a longer list begin, where something follows in each; else nothing. */
export function sharedStart(list: Numbered[]): string {
  if (list.length < ALIKE) return "";
  const [first, ...rest] = list.map(({ offer }) => offer.label.split(" "));
  const until = (other: string[]) => first!.findIndex((word, place) => other[place] !== word);
  const words = Math.min(first!.length - 1, ...rest.map((other) => Math.min(other.length - 1, until(other) < 0 ? Infinity : until(other))));
  const number = list.some(({ offer }) => /^\d/.test(offer.label.split(" ")[words] ?? ""));
  return words > 0 && !number ? `${first!.slice(0, words).join(" ")} ` : "";
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

/** The groups without an offer that stands elsewhere; the others keep their numbers. */
export function without(groups: Group[], gone: Offer | undefined): Group[] {
  const rest = groups.map((group) => ({ ...group, offers: group.offers.filter(({ offer }) => offer !== gone) }));
  return rest.filter((group) => group.offers.length);
}

function titleOf(verb: string): string {
  const words = verb.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A price in words; nothing for what is free. */
export function priceOf(price: number, currency: string): string {
  return price > 0 && currency ? amountOf(price, currency) : "";
}
