/** What luck may bring at a real table, sorted out for the hand that types it in. */
import type { Offer } from "../protocol/index.ts";

type Outcomes =
  /** Dice that are told apart: the sides that each may show, and the action for all of them, joined with commas. */
  | { kind: "apart"; sides: string[][]; actions: Map<string, string> }
  /** A handful of dice: the action for each, its faces in order. */
  | { kind: "handful"; faces: string[]; dice: number; actions: Map<string, string> }
  /** Anything else: markers, cards, tiles. */
  | { kind: "list"; offers: Offer[] };

/** `apart`: how many dice the game tells apart. */
export function outcomesOf(offers: Offer[], apart: number): Outcomes {
  const dice = Math.max(0, ...offers.map((offer) => offer.dice.length));
  if (!dice || offers.some((offer) => !offer.dice.length)) return { kind: "list", offers };
  const actions = new Map(offers.map((offer) => [offer.dice.join(), offer.action]));
  const shown = (faces: string[]) => [...new Set(faces)].sort();
  if (!apart) return { kind: "handful", faces: shown(offers.flatMap((offer) => offer.dice)), dice, actions };
  const sides = Array.from({ length: apart }, (_, die) => shown(offers.map((offer) => offer.dice[die]!)));
  return { kind: "apart", sides, actions };
}

/** The offers whose words hold everything that was typed. */
export function filtered(offers: Offer[], typed: string): Offer[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ label, action }) => words.every((word) => `${label} ${action}`.toLowerCase().includes(word)));
}
