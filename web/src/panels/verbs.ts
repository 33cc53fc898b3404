/** Offers by what is done, in the order in which they come. */
import { amountOf } from "../common/prices.ts";
import type { Offer } from "../protocol/index.ts";

interface Group {
  verb: string;
  title: string;
  offers: { offer: Offer; /** Its place among all as they are shown, from 1, for the number keys. */ number: number }[];
}

export function groupsOf(offers: Offer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const group = groups.get(offer.verb) ?? { verb: offer.verb, title: titleOf(offer.verb), offers: [] };
    group.offers.push({ offer, number: 0 });
    groups.set(offer.verb, group);
  }
  const shown = [...groups.values()];
  shown.flatMap((group) => group.offers).forEach((entry, index) => (entry.number = index + 1));
  return shown;
}

/** What the card says that an offer takes; nothing for other offers. */
export function cardText({ verb, spots }: Offer, scene: { roles: Record<string, { text: string }> } | null): string {
  const [kind, id] = spots[0]?.split(":") ?? [];
  return verb === "take" && kind === "role" && id ? (scene?.roles[id]?.text ?? "") : "";
}

function titleOf(verb: string): string {
  const words = verb.replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A price in words; nothing for what is free. */
export function priceOf(price: number, currency: string): string {
  return price > 0 && currency ? amountOf(price, currency) : "";
}
