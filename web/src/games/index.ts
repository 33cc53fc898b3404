/** The table of games: the one list of what each of them brings. */
import { FLASH_POINT } from "./flashpoint/index.tsx";
import type { Game } from "./game.ts";
import { HOTSHOTS } from "./hotshots/index.tsx";
import { PLAIN } from "./plain.tsx";

const GAMES: Record<string, Game> = {
  flashpoint: FLASH_POINT,
  hotshots: HOTSHOTS,
};

/** What a game brings, by its id. */
export function gameOf(id: string): Game {
  return GAMES[id] ?? PLAIN;
}
