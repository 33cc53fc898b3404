/** How a link to a table is told. */
import * as texts from "words/common.ts";

/** Can only browsers on this very machine open an address at this host? */
export function isOnlyHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** Who invites is who made the table; the others are there too. */
export function invitationOf(people: string[]): { title: string; others: string } {
  const [maker, ...others] = people;
  return {
    title: maker === undefined ? texts.invited : texts.invitedBy({ maker }),
    others: others.length ? texts.alsoThere({ names: others.join(", ") }) : "",
  };
}

const LONGEST = 16;

/** A name where there is little room. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length <= LONGEST ? name : `${letters.slice(0, LONGEST - 1).join("")}…`;
}
