/** What messages need of the language beside their words; words/page.py writes the messages. */
import type { ComponentChildren } from "preact";
import { LANGUAGE } from "words/language.ts";
import { comma, none } from "words/list.ts";

/** What a marked part of a message is shown as. */
export type Mark = (words: ComponentChildren) => ComponentChildren;

const counts = new Intl.PluralRules(LANGUAGE);
const places = new Intl.PluralRules(LANGUAGE, { type: "ordinal" });

/** How the language calls that many: one, few, other … */
export const plural = (count: number): string => counts.select(count);

/** How the language calls that place in a row: in English, first is one, second two, third few. */
export const ordinal = (place: number): string => places.select(place);

/** A word that begins a sentence. */
export const begun = (word: string | number): string => String(word).replace(/^./u, (first) => first.toUpperCase());

/** Words one after the other: the last two as the list joins them, those before with commas. */
export function joined(words: readonly string[], both: typeof comma): string {
  if (words.length < 2) return words[0] ?? none;
  const first = words.slice(0, -1).reduce((all, word) => comma({ first: all, last: word }));
  return both({ first, last: words.at(-1)! });
}
