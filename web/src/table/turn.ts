/** Who is waited for and for what, in words, and the offer that ends a turn. */
import { computed } from "@preact/signals";
import * as texts from "words/table.ts";
import { endWords } from "../common/clock.ts";
import { amountOf } from "../common/prices.ts";
import { game } from "../games/current.ts";
import type { Offer, Snapshot } from "../protocol/index.ts";
import { calledIn, named, roleName, YOU } from "../common/people.ts";
import { FIRST_GAMES, gamesPlayed } from "../settings.ts";
import { countdown, holderName, isMine, isSettled, offers, scene, snapshot, thinking } from "../store.ts";
import { filmWords, isMyTurn, isTold } from "../told.ts";

/** The offer that ends what is being done: the turn, or within it a fight. */
export function endOf(list: Offer[]): Offer | null {
  return list.find(({ verb }) => verb === "end") ?? list.find(({ verb }) => verb === "stop") ?? null;
}

/** In first games, does ending the turn leave points unspent? */
export function wastes(offer: Offer | null): boolean {
  return gamesPlayed() < FIRST_GAMES && pointsLeft(offer) > 0;
}

/** The points that an end of the turn saves, as its message tells. */
function pointsLeft(offer: Offer | null): number {
  const told = offer?.phrase?.arguments ?? {};
  return Math.max(0, Number(told["saved"] ?? 0), Number(told["left"] ?? 0));
}

/** The question before a turn ends. */
export function sureWords(action: string, offer: Offer | null): string {
  const left = pointsLeft(offer);
  return left ? texts.sureLeft({ action, points: amountOf(left, scene.value?.currency ?? "") }) : texts.sure({ action });
}

export const endOffer = computed(() => endOf(offers.value));

/** What is better done first than to end. */
export const urged = computed(() => game.value.firstOf?.(offers.value));

/** What an undo needs, seen from this screen: only who made the last step takes it back without asking. */
export function undoKind({ can_undo, undo_by, holders, you }: Snapshot): Snapshot["can_undo"] {
  if (can_undo === "no") return "no";
  const others = holders.some((holder) => holder.kind === "person" && holder.person !== you.person);
  return !others || (can_undo === "free" && undo_by === you.person) ? "free" : "consent";
}

/** Why nothing can be played from this screen now; null if something can. */
export function whoseTurn({ table, awaits, you }: Snapshot): string | null {
  if (table.status === "over") return texts.over;
  if (you.person === null) return texts.watching;
  if (table.paused) return texts.pausedAnybody;
  if (isMine.value) return null;
  if (awaits.pawn < 0) return texts.fireWait;
  return texts.turnOf({ pawn: roleName(awaits.pawn), player: holderName(awaits.pawn) });
}

/** The headline of the table: whose turn it is in what is shown, seen from this screen. */
export function headline(now: Snapshot): string {
  const { table, awaits } = now;
  if (!isTold.value) return table.paused ? texts.isPaused : filmWords.value;
  if (table.status === "over") return table.result === "won" ? texts.won : texts.lost;
  if (table.status === "lobby") return texts.waitingPlayers;
  if (table.paused) return texts.isPaused;
  if (isMine.value) {
    if (awaits.chance) return texts.whatFell;
    return now.you.pawns.length > 1 ? texts.yourTurnWith({ pawn: roleName(awaits.pawn) }) : texts.yourTurn;
  }
  if (thinking.value) return texts.thinking({ who: holderName(thinking.value.pawn) });
  if (awaits.pawn < 0) return texts.fireAdvances;
  return texts.waitingFor({ who: holderName(awaits.pawn) });
}

/** The sentence below it. */
export function subline(now: Snapshot): string {
  const { table, awaits } = now;
  if (table.paused) return texts.anybodyGoesOn;
  if (!isMine.value && table.ends) return texts.until({ time: endWords(table.ends) });
  if (!isMine.value && awaits.pawn >= 0 && countdown.value) {
    return texts.away({ who: holderName(awaits.pawn) });
  }
  if (!isSettled.value) return texts.watchFirst;
  if (table.status === "over") return "";
  const asked = isActing(now) ? firstSentence(now.situation) : now.situation;
  return named(asked, (pawn) => (isMine.value && pawn === awaits.pawn ? YOU : calledIn(pawn)));
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
  return now ? texts.withTurnSign({ mine: isMyTurn.value, headline: headline(now), table: now.table.title }) : texts.table;
});
