/** What is known of the Fire deck: its size, open cards, and the card that came last. */
import * as texts from "words/hotshots.ts";
import { toldLog } from "../../told.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";

/** What a card does, and whether no source shows it. */
export function cardAbout(scene: HotshotsScene, card: string): string {
  const { text = "", reconstructed = false } = scene.cards[card] ?? {};
  return [text, reconstructed ? texts.cardUnsure : ""].filter(Boolean).join(" ");
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
