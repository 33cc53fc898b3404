/** In a fight, is rolling on better than to stop? */
import type { Offer } from "../../protocol/index.ts";

/** Where stopping would bring nothing, one rolls again if one may. */
export function rollsFirst(offers: Offer[]): Offer | undefined {
  const brings = offers.some(({ verb, phrase }) => verb === "stop" && phrase?.name !== "action.stop.nothing");
  return brings ? undefined : offers.find(({ verb }) => verb === "roll");
}
