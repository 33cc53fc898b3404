/** A sign for each kind of action, as lines in a box of 22 around 0, 0, and what it is about. */

export interface VerbSign {
  d: string;
  /** Water, fire, good, wood or plain: the colour of its ground. */
  tone: "water" | "fire" | "good" | "wood" | "plain";
}

const WALK = "M-4 -8c3 0 3.500 3 3 6l-.5 3h-4l-.5 -3c-.5 -3 -.5 -6 2 -6zM-5 4h4c0 2.500 -.5 4 -2 4s-2 -1.500 -2 -4zM5 -4c2.500 0 2.500 3 2 5l-.5 2.500h-3.500l-.5 -2.500c-.5 -2.500 0 -5 2.500 -5zM3 6h3.500c0 2 -.5 3 -1.700 3s-1.800 -1 -1.800 -3z";
const DROP = "M0 -9C2 -4 7 -1 7 3.500A7 6.500 0 0 1 -7 3.500C-7 -1 -2 -4 0 -9zM-3 4q1 3 4 3";
const DOOR = "M-6 9V-8l9 -1v18zM3 -7h4v16M-9 9H9M0 0v.1";
const AXE = "M-7 9L3 -5M0 -9Q7 -10 9 -2Q5 -3 1 -1z";
const SPEAKER = "M-8 -2v4h4l8 5V-7L-4 -2zM7 -3q2 3 0 6";
const CROSS = "M-3 -8h6v5h5v6h-5v5h-6v-5h-5v-6h5z";
const EYE = "M-10 0C-6 -6.500 6 -6.500 10 0C6 6.500 -6 6.500 -10 0zM-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0";
const DICE = "M-7 -7h14v14h-14zM-3 -3h.1M3 3h.1M3 -3h.1M-3 3h.1";
const TRUCK = "M-9 -5H3V5H-9zM3 -2h4l2 4v3H3M-6 5a1.800 1.800 0 1 0 .1 0M6 5a1.800 1.800 0 1 0 .1 0";
const CARD = "M-6 -9h12v18h-12zM-3 -5h6M-3 -1h6";
const GO_IN = "M-9 0H4M-1 -5l5 5-5 5M3 -9h6v18h-6";
const HOUR = "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M0 -5V0L4 2";
const AGAIN = "M-6 -3A7.500 7.500 0 1 1 -7 3M-7 -8V-2H-1";
const TICK = "M-7 0L-2 6L8 -6";
const NO = "M-6 -6L6 6M6 -6L-6 6";
const WING = "M-9 2L9 -6L3 8L0 2z";
const SPADE = "M-6 -9H6M0 -9V3M-5 3H5V6Q5 9 0 10Q-5 9 -5 6z";
const STAR = "M0 -9l2.500 6h6.500l-5 4 2 7-6-4-6 4 2-7-5-4h6.500z";

const SIGNS: Record<string, VerbSign> = {
  enter: { d: GO_IN, tone: "good" },
  move: { d: WALK, tone: "plain" },
  extinguish: { d: DROP, tone: "water" },
  gun: { d: DROP, tone: "water" },
  open: { d: DOOR, tone: "wood" },
  close: { d: DOOR, tone: "wood" },
  chop: { d: AXE, tone: "wood" },
  order: { d: SPEAKER, tone: "good" },
  treat: { d: CROSS, tone: "good" },
  identify: { d: EYE, tone: "plain" },
  reroll: { d: DICE, tone: "plain" },
  roll: { d: DICE, tone: "plain" },
  park: { d: TRUCK, tone: "plain" },
  drive: { d: TRUCK, tone: "plain" },
  ride: { d: TRUCK, tone: "plain" },
  change: { d: AGAIN, tone: "plain" },
  take: { d: CARD, tone: "plain" },
  card: { d: CARD, tone: "plain" },
  give: { d: CARD, tone: "plain" },
  play: { d: STAR, tone: "plain" },
  keep: { d: TICK, tone: "good" },
  lock: { d: TICK, tone: "good" },
  yes: { d: TICK, tone: "good" },
  no: { d: NO, tone: "plain" },
  end: { d: HOUR, tone: "plain" },
  stop: { d: HOUR, tone: "plain" },
  done: { d: HOUR, tone: "plain" },
  fight: { d: SPADE, tone: "water" },
  firebreak: { d: SPADE, tone: "wood" },
  dozer: { d: SPADE, tone: "wood" },
  helicopter: { d: WING, tone: "water" },
  tanker: { d: WING, tone: "water" },
  drop: { d: DROP, tone: "water" },
};

const OTHER: VerbSign = { d: STAR, tone: "plain" };

export function signOf(verb: string): VerbSign {
  return SIGNS[verb] ?? OTHER;
}
