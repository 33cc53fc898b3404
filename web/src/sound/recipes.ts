/** What each sound is made of. */
import type { Desk } from "./desk.ts";

type Recipe = (desk: Desk, at: number) => void;

/** A small bell: a tone with those that ring above it. */
const bell = (desk: Desk, at: number, pitch: number, loud: number, length: number, wait = 0): void => {
  for (const [above, share] of [[1, 1], [2.01, 0.35], [3.02, 0.14]] as const) {
    desk.tone(at, { pitch: pitch * above, loud: loud * share, length: length / above ** 0.5, wait });
  }
};

/** Wood that cracks, so many times within so many seconds. */
const crackle = (desk: Desk, at: number, count: number, seconds: number, loud: number): void => {
  for (let number = 0; number < count; number += 1) {
    const wait = Math.random() * seconds;
    desk.noise(at, { pitch: 1500 + Math.random() * 3500, narrow: 6, length: 0.03, loud: loud * (0.4 + Math.random()), wait });
  }
};

const knock = (desk: Desk, at: number, pitch: number, loud: number, wait = 0): void => {
  desk.tone(at, { pitch, to: pitch * 0.55, length: 0.11, loud, wait });
  desk.noise(at, { pitch: pitch * 5, narrow: 1.5, length: 0.05, loud: loud * 0.6, wait });
};

const chord = (desk: Desk, at: number, pitches: number[], loud: number, length: number, wait: number): void => {
  for (const pitch of pitches) desk.tone(at, { pitch, wave: "triangle", loud, length, swell: 0.05, wait });
};

export const RECIPES = {
  turn: (desk, at) => {
    bell(desk, at, 587, 0.16, 0.7);
    bell(desk, at, 880, 0.13, 1.1, 0.13);
  },
  roll: (desk, at) => {
    for (let number = 0; number < 7; number += 1) {
      const wait = number * 0.06 + Math.random() * 0.03;
      knock(desk, at, 700 + Math.random() * 500, 0.2 * (1 - number / 9), wait);
    }
  },
  card: (desk, at) => {
    desk.noise(at, { pitch: 900, to: 4200, narrow: 0.8, length: 0.2, loud: 0.2, swell: 0.08 });
    knock(desk, at, 320, 0.12, 0.17);
  },
  step: (desk, at) => {
    knock(desk, at, 150, 0.16);
    knock(desk, at, 135, 0.12, 0.17);
  },
  door: (desk, at) => {
    desk.tone(at, { pitch: 190, to: 330, wave: "sawtooth", length: 0.3, loud: 0.02, swell: 0.12 });
    knock(desk, at, 170, 0.26, 0.26);
  },
  chop: (desk, at) => {
    knock(desk, at, 190, 0.5);
    desk.noise(at, { pitch: 900, to: 300, length: 0.16, loud: 0.3 });
    crackle(desk, at, 9, 0.2, 0.2);
  },
  water: (desk, at) => {
    desk.noise(at, { pitch: 1300, to: 4200, narrow: 0.6, length: 0.75, loud: 0.22, swell: 0.12 });
    desk.noise(at, { pitch: 5200, to: 2500, narrow: 1, length: 0.6, loud: 0.09, swell: 0.2, wait: 0.25 });
  },
  smoke: (desk, at) => desk.noise(at, { pitch: 520, to: 240, length: 1, loud: 0.4, swell: 0.35 }),
  fire: (desk, at) => {
    desk.noise(at, { pitch: 260, to: 1100, narrow: 0.5, length: 0.6, loud: 0.34, swell: 0.16 });
    crackle(desk, at, 12, 0.6, 0.12);
  },
  wind: (desk, at) => {
    desk.noise(at, { pitch: 380, to: 760, narrow: 2.2, length: 1.6, loud: 0.5, swell: 0.6 });
    desk.noise(at, { pitch: 900, to: 520, narrow: 3, length: 1.3, loud: 0.1, swell: 0.5, wait: 0.2 });
  },
  explosion: (desk, at) => {
    desk.tone(at, { pitch: 95, to: 27, length: 1, loud: 0.75, swell: 0.012 });
    desk.noise(at, { pitch: 1800, to: 70, length: 1.2, loud: 0.6, swell: 0.012 });
    crackle(desk, at + 0.15, 16, 0.9, 0.14);
  },
  rescue: (desk, at) => [523, 659, 784, 1047].forEach((pitch, step) => bell(desk, at, pitch, 0.13, 0.9, step * 0.09)),
  loss: (desk, at) => {
    [440, 349, 294].forEach((pitch, step) => desk.tone(at, { pitch, wave: "triangle", length: 0.7, loud: 0.14, swell: 0.04, wait: step * 0.2 }));
  },
  won: (desk, at) => {
    chord(desk, at, [262, 330, 392], 0.09, 0.6, 0);
    chord(desk, at, [349, 440, 523], 0.09, 0.6, 0.35);
    chord(desk, at, [392, 523, 659, 784], 0.09, 1.8, 0.7);
    bell(desk, at, 1047, 0.12, 1.6, 0.75);
  },
  lost: (desk, at) => {
    chord(desk, at, [220, 262, 330], 0.09, 0.9, 0);
    chord(desk, at, [175, 220, 262], 0.09, 0.9, 0.6);
    chord(desk, at, [110, 165, 220], 0.1, 2.2, 1.2);
  },
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;
