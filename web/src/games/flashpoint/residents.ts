/** Who of those that live in the house is where; the service tells it, who is who by the seed of the game. */
import type { FlashPointView, Residents } from "./protocol.ts";

const NOBODY: Residents = { found: [], safe: [], lost: [] };

/** Whoever is known in a view; nobody in one that is only a position. */
export function residentsOf({ residents }: FlashPointView): Residents {
  return residents ?? NOBODY;
}
