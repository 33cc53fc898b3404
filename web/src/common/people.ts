/** Who plays a pawn, in sentences: the engine says "Firefighter 2", a table says "Kim", or "you" to who plays it. */
import * as texts from "words/common.ts";
import type { LogLine, PlayedBy } from "../protocol/index.ts";
import { specialOf } from "../panels/crew_words.ts";
import { holderName, pawnName, shown, snapshot } from "../store.ts";

export const YOU = texts.you;

/** What to call a pawn in a sentence; null where only its number tells it from others. */
export type Called = (pawn: number) => string | null;

/** Who plays a pawn and no other; null where a name would stand for several pawns, or for none. */
export function personOf(pawn: number): string | null {
  const now = snapshot.value;
  const holder = now?.holders[pawn];
  if (!now || !holder || holder.kind === "open") return null;
  const players = now.holders.map((other, at) => ({ person: other.kind === "person" ? other.person : null, name: holderName(at) }));
  return playerOf(players, pawn, now.you.person);
}

/** The same among players as a history tells them, for one of them. */
export function playerOf(players: PlayedBy[], pawn: number, me: number | null): string | null {
  const { person, name } = players[pawn] ?? { person: null, name: "" };
  if (person === null) return name || null;
  if (players.filter((other) => other.person === person).length > 1) return null;
  return person === me ? YOU : name;
}

/** A pawn by its specialist, or by its number where it is a plain firefighter. */
export function roleName(pawn: number): string {
  return titleOf(pawn) ?? pawnName(pawn);
}

/** The specialist that a pawn is. */
export function titleOf(pawn: number): string | undefined {
  const now = snapshot.value;
  return now ? specialOf(now.scene, shown.value, pawn)?.title : undefined;
}

/** A pawn by who plays it, as the beginning of a sentence or a heading. */
export function playerName(pawn: number): string {
  const person = personOf(pawn);
  return person ? opened(person) : roleName(pawn);
}

/** A pawn in a sentence by who plays it, or by its specialist; null where only its number tells it from others. */
export function calledIn(pawn: number): string | null {
  const title = titleOf(pawn);
  return personOf(pawn) ?? (title ? texts.theRole({ title }) : null);
}

/** Whose step is shown. */
export function playsWords(pawn: number): string {
  return personOf(pawn) === YOU ? texts.youPlay : texts.plays({ name: playerName(pawn) });
}

const CALLED = /\bfirefighter (\d+)(?: \([^)]*\))?('s)?/gi;

/** A sentence of the engine with people in place of numbers, as they sit at this table. */
export function named(text: string, who: Called = calledIn): string {
  const told = text.replace(CALLED, (called: string, number: string, owns: string | undefined, at: number) => {
    const person = who(Number(number) - 1);
    if (!person || tellsAnyhow(text, person)) return called;
    const shown = person === YOU && owns ? "your" : person + (owns ?? "");
    return at === 0 || /[.!?] $/.test(text.slice(0, at)) ? opened(shown) : shown;
  });
  return told.replace(SECOND, (clause) => clause.replace(VERBS, (_, before: string, verb: string) => before + plain(verb)));
}

/** What somebody did at the table, in the past tense: "You" did it at one's own screen, if no other has the same name. */
export function namedLine({ kind, text }: LogLine): string {
  if (!DEEDS.has(kind)) return named(text);
  const now = snapshot.value;
  const own = now?.people.find(({ id }) => id === now.you.person)?.name;
  const isOwn = own && text.startsWith(`${own} `) && now.people.filter(({ name }) => name === own).length === 1;
  return isOwn ? opened(YOU) + text.slice(own.length) : text;
}

/** The entries of a table that are told as deeds of one person. */
const DEEDS = new Set(["undo", "used-aid"]);

/** "The Sawyer is the Sawyer" would tell nothing. */
function tellsAnyhow(text: string, role: string): boolean {
  return role.includes(" ") && text.includes(role);
}

/** A clause in which "you" do something. */
const SECOND = /(?:(?:^|[.!?] )you|\byou (?!as |this )[a-z]+s)\b[^.;:]*/gi;
/** Its verb, and those that go on with it. */
const VERBS = /(^(?:[.!?] )?you |,? and )([a-z]+s)\b/gi;
const ODD: Record<string, string> = { is: "are", was: "were", has: "have", goes: "go", does: "do" };

function plain(verb: string): string {
  return ODD[verb] ?? verb.slice(0, -1);
}

export function opened(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first pawn that somebody plays; -1 for who only watches. */
export function pawnOf(person: number): number {
  return snapshot.value?.holders.findIndex((holder) => holder.kind === "person" && holder.person === person) ?? -1;
}
