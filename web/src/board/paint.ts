/** Colour and shape of each pawn; shape, number and letter tell them apart without the colour. */
interface Paint {
  /** What people call its colour. */
  name: string;
  /** The variable of the theme that holds its colour. */
  colour: string;
  /** The body, in a box of 100 around 0, 0. */
  body: string;
}

/** Circle, diamond, square, shield, cross, star. */
const BODIES = [
  "M-34 14a34 34 0 1 0 68 0a34 34 0 1 0 -68 0z",
  "M0 -26L41 14L0 54L-41 14z",
  "M-31 -16q0 -4 4 -4h54q4 0 4 4v58q0 4 -4 4h-54q-4 0 -4 -4z",
  "M-35 -14Q-17 -12 0 -21Q17 -12 35 -14V9C35 32 15 45 0 51C-15 45 -35 32 -35 9z",
  "M-19 -21h38v17h20v35h-20v19h-38v-19h-20v-35h20z",
  "M0 -29L14 -5L41 2L23 23L25 51L0 40L-25 51L-23 23L-41 2L-14 -5z",
];

const NAMES = ["blue", "magenta", "green", "orange", "violet", "teal"];

const PAINTS: Paint[] = BODIES.map((body, pawn) => ({ name: NAMES[pawn]!, colour: `var(--pawn-${pawn})`, body }));

export function paintOf(pawn: number): Paint {
  return PAINTS[pawn % PAINTS.length]!;
}
