/** A sign for each kind of thing that happened: as the action that does it, or drawn for what the fire does. */
import { signOf, type VerbSign } from "./verb_signs.ts";

const FLAME = "M1 -10C2 -6 8 -4 8 3C8 7 4 10 0 10S-8 7 -8 3C-8 0 -6 -2 -5 -4C-4 -2 -4 -1 -2 -1C-3 -5 -2 -8 1 -10z";
const CLOUD = "M-7 5a4 4 0 0 1 0 -7a5 5 0 0 1 9 -3a4.500 4.500 0 0 1 5 5a3 3 0 0 1 0 5z";
const BLAST = "M0 -10l2.500 5.500 5.500 -2.500 -2.500 5.500 5.500 1.500 -5.500 2.500 2.500 5.500 -5.500 -2.500 -2.500 5.500 -2.500 -5.500 -5.500 2.500 2.500 -5.500 -5.500 -2.500 5.500 -1.500 -2.500 -5.500 5.500 2.500z";
const CRACK = "M-9 -6H9V6H-9zM-1 -10L2 -3L-2 1L2 10";
const HEART = "M0 8C-12 0 -8 -8 -3.500 -8C-1.500 -8 0 -6 0 -5C0 -6 1.500 -8 3.500 -8C8 -8 12 0 0 8z";
const CANDLE = "M-3 9V-2h6V9zM0 -4c-2 -2 -1 -4 0 -6c1 2 2 4 0 6";
const FLAG = "M-6 10V-9H7L4 -4.500L7 0H-6";

const fire = (d: string): VerbSign => ({ d, tone: "fire" });

const DRAWN: Record<string, VerbSign> = {
  ignited: fire(FLAME),
  "ignited-outside": fire(FLAME),
  "flared-up": fire(FLAME),
  "flames-added": fire(FLAME),
  "hot-spot-placed": fire(FLAME),
  scorched: fire(FLAME),
  smoked: { d: CLOUD, tone: "plain" },
  dampened: { d: CLOUD, tone: "water" },
  exploded: fire(BLAST),
  "blew-up": fire(BLAST),
  "wave-rolled-over": fire(BLAST),
  "hazmat-reached": fire(BLAST),
  "door-destroyed": fire(CRACK),
  "wall-damaged": fire(CRACK),
  "wall-destroyed": fire(CRACK),
  "victim-rescued": { d: HEART, tone: "good" },
  "victim-lost": fire(CANDLE),
  "game-ended": { d: FLAG, tone: "good" },
};

/** Events that look like the action that brings them about. */
const LIKE: Record<string, string> = {
  entered: "enter",
  moved: "move",
  fell: "move",
  "knocked-down": "no",
  "carried-off": "move",
  cleared: "extinguish",
  "gun-fired": "gun",
  "gun-hit": "gun",
  "outside-quenched": "extinguish",
  "flames-removed": "extinguish",
  "door-opened": "open",
  "door-closed": "close",
  treated: "treat",
  "poi-revealed": "identify",
  "poi-placed": "identify",
  "poi-deflected": "identify",
  rolled: "roll",
  "die-rerolled": "roll",
  locked: "lock",
  succeeded: "lock",
  "roll-failed": "no",
  parked: "park",
  drove: "drive",
  rode: "ride",
  "crew-changed": "change",
  "role-dealt": "change",
  "fight-started": "fight",
  "firebreak-placed": "firebreak",
  "card-drawn": "card",
  "card-played": "card",
  "token-drawn": "card",
  "token-gained": "card",
  "vehicle-used": "helicopter",
  "turn-ended": "end",
  "turn-started": "end",
};

/** The sign of a kind of event; a star where it has none of its own. */
export function signOfEvent(kind: string): VerbSign {
  return DRAWN[kind] ?? signOf(LIKE[kind] ?? "");
}
