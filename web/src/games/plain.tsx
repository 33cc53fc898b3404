/** A game that brings nothing of its own. */
import { player } from "words/page.ts";
import type { Game } from "./game.ts";

export const PLAIN: Game = {
  member: player,
  Sign: () => <path class="flame" d="M25 3c1 8 10 12 10 21a11 11 0 0 1 -22 0c0-5 2-8 5-11 1 3 2 4 3 4 0-6 1-10 4-14z" />,
  board: null,
  roleOf: () => null,
  effects: { drawn: {}, loud: [], lasting: [] },
  sounds: {},
};
