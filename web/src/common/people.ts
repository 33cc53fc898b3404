/** Who plays a pawn, in sentences: the engine says "Firefighter 2", a table says "Karl", or "you" to who plays it. */
import { holderName, pawnName, snapshot } from "../store.ts";

export const YOU = "you";

/** Who plays a pawn and no other; null where a name would stand for several pawns, or for none. */
export function personOf(pawn: number): string | null {
  const now = snapshot.value;
  const holder = now?.holders[pawn];
  if (!now || !holder || holder.kind === "open") return null;
  if (holder.kind === "bot") return holderName(pawn);
  const own = now.holders.filter((other) => other.kind === "person" && other.person === holder.person);
  if (own.length > 1) return null;
  return holder.person === now.you.person ? YOU : holderName(pawn);
}

/** A pawn by who plays it, as the beginning of a sentence or a heading. */
export function playerName(pawn: number): string {
  const person = personOf(pawn);
  return person ? opened(person) : pawnName(pawn);
}

/** Whose step is shown. */
export function playsWords(pawn: number): string {
  return personOf(pawn) === YOU ? "You play" : `${playerName(pawn)} plays`;
}

const CALLED = /\bfirefighter (\d+)(?: \([^)]*\))?('s)?/gi;

/** A sentence of the engine with people in place of numbers, as they sit at this table. */
export function named(text: string, who = personOf): string {
  let isYou = false;
  const told = text.replace(CALLED, (called: string, number: string, owns: string | undefined, at: number) => {
    const person = who(Number(number) - 1);
    if (!person) return called;
    isYou ||= person === YOU && at === 0;
    const shown = person === YOU && owns ? "your" : person + (owns ?? "");
    return at === 0 || /[.!?] $/.test(text.slice(0, at)) ? opened(shown) : shown;
  });
  return isYou ? told.replace(VERBS, (_, before: string, verb: string) => before + (ODD[verb] ?? plain(verb))) : told;
}

/** The verb of a sentence that begins with "You", and those that go on with it. */
const VERBS = /(^You |[,)]? and )([a-z]+s)\b/g;
const ODD: Record<string, string> = { is: "are", was: "were", has: "have" };

function plain(verb: string): string {
  return PRESENT.test(verb) ? verb.slice(0, -1) : verb;
}

const PRESENT = /^(begin|choose|enter|fight|give|keep|lose|spend|start|stay|take|throw|turn)s$/;

function opened(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
