/** Which dice are taken in hand, and which locks they make. */
import type { Offer } from "../../protocol/index.ts";

/** The dice that an offer locks, as letters in order. */
export function diceOf(offer: Offer): string {
  return offer.spots
    .filter((spot) => spot.startsWith("die:"))
    .map((spot) => spot.slice(4))
    .sort()
    .join("");
}

/** The locks that take exactly these dice; with an ability there may be several. */
export function locksOf(offers: Offer[], taken: string): Offer[] {
  const wanted = [...taken].sort().join("");
  return offers.filter((offer) => offer.verb === "lock" && diceOf(offer) === wanted);
}

/** Where such dice lie in a roll, the first of each face. */
export function placesOf(dice: string, roll: string): number[] {
  const left = [...dice];
  return [...roll].flatMap((letter, place) => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return index >= 0 ? [place] : [];
  });
}

/** Can a die be part of a lock together with those in hand? */
export function canTake(offers: Offer[], taken: string, letter: string): boolean {
  return offers.some((offer) => offer.verb === "lock" && holds(diceOf(offer), taken + letter));
}

/** Does the first handful hold the second? */
export function holds(dice: string, part: string): boolean {
  const left = [...dice];
  return [...part].every((letter) => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Which of the faces asked for are among the locked ones. */
export function matchedOf(needs: string, matched: string): boolean[] {
  const left = [...matched];
  return [...needs].map((letter) => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
