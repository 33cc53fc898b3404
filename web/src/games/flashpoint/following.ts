/** Which of several alike things is which from one position to the next, so that a carried one is drawn on its way. */

/** A thing that can be carried, with a number that it keeps on its way. */
export interface Followed<Thing> {
  id: number;
  thing: Thing;
}

/** The things in the order of their numbers; `fresh` numbers a new one.
 *
 * A thing that lies where one lay is the same. Of the others, one that lies where a pawn has come to is
 * the one that lay where this pawn stood.
 */
export function follow<Thing extends { square: string }>(
  before: Followed<Thing>[],
  pawnsBefore: Map<number, string>,
  pawns: Map<number, string>,
  things: Thing[],
  fresh: () => number,
): Followed<Thing>[] {
  const left = new Map(before.map((one) => [one.id, one]));
  const found: Followed<Thing>[] = [];
  const take = (thing: Thing, old: Followed<Thing> | undefined): boolean => {
    if (!old) return false;
    left.delete(old.id);
    found.push({ id: old.id, thing });
    return true;
  };
  const among = (squares: string[]) => [...left.values()].find((old) => squares.includes(old.thing.square));
  const moved = things.filter((thing) => !take(thing, among([thing.square])));
  for (const thing of moved) {
    const from = [...pawns].flatMap(([pawn, square]) => (square === thing.square ? (pawnsBefore.get(pawn) ?? []) : []));
    if (!take(thing, among(from))) found.push({ id: fresh(), thing });
  }
  return found.sort((a, b) => a.id - b.id);
}
