/** What the games are called. */
import type { Ruleset } from "../protocol/index.ts";

export const GAMES: Record<Ruleset["game"], string> = { flashpoint: "Flash Point", hotshots: "Hotshots" };
