/** What luck may bring at a real table, sorted out for the hand that types it in. */
import type { Offer } from "../protocol/index.ts";

type Outcomes =
  /** Two dice: each pair that may fall, as "red,black". */
  | { kind: "pair"; reds: number[]; blacks: number[]; actions: Map<string, string> }
  /** Several dice of faces: the action for each handful, its letters in order. */
  | { kind: "faces"; letters: string[]; dice: number; actions: Map<string, string> }
  /** Anything else: markers, cards, tiles. */
  | { kind: "list"; offers: Offer[] };

const PAIR = /^\w[\w-]* (\d),(\d)$/;
const FACES = /^dice ([A-Z]+)$/;

export function outcomesOf(offers: Offer[]): Outcomes {
  return pairs(offers) ?? handfuls(offers) ?? { kind: "list", offers };
}

function pairs(offers: Offer[]): Outcomes | null {
  const actions = new Map<string, string>();
  for (const { action } of offers) {
    const found = PAIR.exec(action);
    if (!found || !action.startsWith("roll")) return null;
    actions.set(`${found[1]},${found[2]}`, action);
  }
  if (actions.size < 2) return null;
  const sides = (place: number) => [...new Set([...actions.keys()].map((pair) => Number(pair.split(",")[place])))].sort();
  return { kind: "pair", reds: sides(0), blacks: sides(1), actions };
}

function handfuls(offers: Offer[]): Outcomes | null {
  const actions = new Map<string, string>();
  for (const { action } of offers) {
    const found = FACES.exec(action);
    if (!found) return null;
    actions.set(sorted(found[1]!), action);
  }
  if (!actions.size) return null;
  const letters = [...new Set([...actions.keys()].join(""))].sort();
  return { kind: "faces", letters, dice: Math.max(...[...actions.keys()].map((hand) => hand.length)), actions };
}

export function sorted(letters: string): string {
  return [...letters].sort().join("");
}

/** The offers whose words hold everything that was typed. */
export function filtered(offers: Offer[], typed: string): Offer[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ label, action }) => words.every((word) => `${label} ${action}`.toLowerCase().includes(word)));
}
