/** What a typed line may become: offers whose notation or words begin so, best first. */
import * as commands from "words/command.ts";
import * as texts from "words/table.ts";
import { NO_MATCH } from "../protocol/decisions.ts";
import type { Offer } from "../protocol/index.ts";

export interface Suggestion {
  action: string;
  label: string;
}

/** Commands beside the actions of the game: those of every client, and the page's own. */
const OWN: Suggestion[] = [
  { action: "undo", label: commands.undo },
  { action: "end", label: texts.endTheTurn },
  { action: "why ", label: commands.why },
  { action: "help", label: texts.helpAbout },
  { action: "say ", label: commands.say },
];

export function suggestions(typed: string, offers: Offer[], most = 8): Suggestion[] {
  const known = [...offers, ...OWN.filter(({ action }) => !offers.some((offer) => offer.action === action))];
  return suggested(typed, known).slice(0, most);
}

export function suggested(typed: string, known: Suggestion[]): Suggestion[] {
  const text = tidy(typed);
  const ranked = known
    .map((entry, order) => ({ entry, order, rank: rankOf(text, entry) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank || one.order - other.order);
  return ranked.map(({ entry: { action, label } }) => ({ action, label }));
}

/** 0: the notation begins so. 1: a word of the notation does. 2: words of the sentence do. */
function rankOf(text: string, { action, label }: Suggestion): number {
  if (!text || action.startsWith(text)) return 0;
  const words = text.split(" ");
  if (words.every((word) => action.split(" ").some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => label.toLowerCase().split(" ").some((part) => part.startsWith(word))) ? 2 : NO_MATCH;
}

export function tidy(typed: string): string {
  return typed.trim().replace(/\s+/g, " ").toLowerCase();
}

/** What Tab fills in: the longest text that the suggestions which begin so have in common. */
export function common(typed: string, found: Suggestion[]): string {
  const all = found.map(({ action }) => action);
  const begun = all.filter((action) => action.startsWith(tidy(typed)));
  const [first, ...rest] = begun.length ? begun : all;
  if (first === undefined) return "";
  let length = first.length;
  for (const other of rest) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}
