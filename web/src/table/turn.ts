/** Who is waited for and for what, in words, and the offer that ends a turn. */
import { computed } from "@preact/signals";
import type { Offer, Snapshot } from "../protocol/index.ts";
import { named, personOf, YOU } from "../common/people.ts";
import { gamesPlayed } from "../settings.ts";
import { countdown, holderName, isMine, isSettled, offers, pawnName, scene, snapshot, thinking } from "../store.ts";
import { filmWords, isMyTurn, isTold } from "../told.ts";

/** The offer that ends what is being done: the turn, or within it a fight. */
export function endOf(list: Offer[]): Offer | null {
  return list.find(({ verb }) => verb === "end") ?? list.find(({ verb }) => verb === "stop") ?? null;
}

/** In first games, does ending the turn leave points unspent? */
export function wastes(offer: Offer | null): boolean {
  return gamesPlayed() < FIRST_GAMES && pointsLeft(offer) > 0;
}

const FIRST_GAMES = 3;

/** The points that an end of the turn saves, as its message tells. */
function pointsLeft(offer: Offer | null): number {
  const told = offer?.phrase?.arguments ?? {};
  return Math.max(0, Number(told["saved"] ?? 0), Number(told["left"] ?? 0));
}

/** The question before a turn ends. */
export function sureWords(words: string, offer: Offer | null): string {
  const left = pointsLeft(offer);
  return left ? `${words} with ${left} ${scene.value?.currency ?? ""} left?` : `${words}: sure?`;
}

export const endOffer = computed(() => endOf(offers.value));

/** What an undo needs, seen from this screen: only who made the last step takes it back without asking. */
export function undoKind({ can_undo, undo_by, holders, you }: Snapshot): Snapshot["can_undo"] {
  if (can_undo === "no") return "no";
  const others = holders.some((holder) => holder.kind === "person" && holder.person !== you.person);
  return !others || (can_undo === "free" && undo_by === you.person) ? "free" : "consent";
}

/** Why nothing can be played from this screen now; null if something can. */
export function whoseTurn({ table, awaits, you }: Snapshot): string | null {
  if (table.status === "over") return "The game is over.";
  if (you.person === null) return "You are watching; only who holds a pawn can play.";
  if (table.paused) return "The game is paused; anybody at the table may go on.";
  if (isMine.value) return null;
  if (awaits.pawn < 0) return "The fire advances; wait until a turn begins.";
  return `It is the turn of ${pawnName(awaits.pawn)}, who is played by ${holderName(awaits.pawn)}.`;
}

/** The headline of the table: whose turn it is in what is shown, seen from this screen. */
export function headline(now: Snapshot): string {
  const { table, awaits } = now;
  if (!isTold.value) return table.paused ? "Paused" : filmWords.value;
  if (table.status === "over") return table.result === "won" ? "The game is won" : "The game is lost";
  if (table.status === "lobby") return "Waiting for players";
  if (table.paused) return "Paused";
  if (isMine.value) {
    if (awaits.chance) return "What fell at the table?";
    return now.you.pawns.length > 1 ? `Your turn: ${pawnName(awaits.pawn)}` : "Your turn";
  }
  if (thinking.value) return `${holderName(thinking.value.pawn)} is thinking`;
  if (awaits.pawn < 0) return "The fire advances";
  return `Waiting for ${holderName(awaits.pawn)}`;
}

/** The sentence below it. */
export function subline(now: Snapshot): string {
  const { table, awaits } = now;
  if (table.paused) return "Anybody at the table may go on.";
  if (!isMine.value && awaits.pawn >= 0 && countdown.value) {
    return `${holderName(awaits.pawn)} is away.`;
  }
  if (!isSettled.value) return "First see what happened, or skip it.";
  const asked = isActing(now) ? firstSentence(now.situation) : now.situation;
  return named(asked, (pawn) => (isMine.value && pawn === awaits.pawn ? YOU : personOf(pawn)));
}

/** Is an action chosen, and not a question answered? */
export function isActing({ awaits }: Snapshot): boolean {
  return awaits.what === ACTING;
}

/** What the service calls the choice of an action; its situation then ends with what the tracks show. */
const ACTING = "act";

function firstSentence(text: string): string {
  return text.split(/(?<=\.) /, 1)[0]!;
}

/** How the browser's tab reads. */
export const title = computed(() => {
  const now = snapshot.value;
  return now ? `${isMyTurn.value ? "● " : ""}${headline(now)} · ${now.table.title}` : "Table";
});
