/** What is known of the Fire deck: its size, open cards, and the card that came last. */
import { toldLog } from "../../told.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";

/** Behind the title of a card that no source shows. */
const UNSURE = " (?)";

export function isUnsure(scene: HotshotsScene, card: string): boolean {
  return scene.cards[card]?.title.endsWith(UNSURE) ?? false;
}

export function cardTitle(scene: HotshotsScene, card: string): string {
  return (scene.cards[card]?.title ?? card).replace(UNSURE, "");
}

export function deckSize(scene: HotshotsScene, view: HotshotsView): number {
  return scene.tracks.find(({ key }) => key === "deck")?.goal ?? view.deck;
}

/** Drawn, being played, or known to be on top. */
export function openCards(view: HotshotsView): string[] {
  return [...new Set([...view.drawn, view.card, view.top].filter((card) => card !== null))];
}

/** The card that was played last, as far as the film has shown it. */
export function lastCard(): string | null {
  const line = toldLog.value.findLast(({ kind, undone }) => kind === "card-played" && !undone);
  const spot = line?.spots.find((place) => place.startsWith("card:"));
  return spot ? spot.slice(5) : null;
}
