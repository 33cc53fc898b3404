/** What one of the crew did most of that others will tell of, from what was counted of the whole game. */

/** Kinds of events that are one deed, and how it is told; the worthiest first. */
export type Deeds = [kinds: string[], words: (told: { count: number }) => string][];

const TOLD = 2;

export function toldDeeds(deeds: Deeds, counted: Record<string, number>, none: string): string {
  const told = deeds.map(([kinds, words]) => {
    const count = kinds.reduce((sum, kind) => sum + (counted[kind] ?? 0), 0);
    return count ? words({ count }) : "";
  });
  return told.filter(Boolean).slice(0, TOLD).join(", ") || none;
}
