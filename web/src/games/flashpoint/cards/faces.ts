/** What is drawn on the face of each Fire card and Event: signs of the board, lines, and the mood of its ground. */

export interface CardFace {
  mood: "fire" | "bad" | "good" | "calm";
  /** Signs of the board: which, across, down and how large, on a face of 120 by 70. */
  signs?: [sign: string, x: number, y: number, size: number][];
  /** Lines over them. */
  lines?: string;
}

const CROSSED = "M28 12L92 58";
const DOOR = "M44 62V12h30v50M38 62h44M68 38v.1";
const WALL = "M24 22h72v28H24zM24 36h72M42 22v14M60 36v14M78 22v14M33 36v0";
const DROP = "M60 12C64 24 78 32 78 44A18 16 0 0 1 42 44C42 32 56 24 60 12zM50 46q3 7 9 7";

const FACES: Record<string, CardFace> = {
  "fire-rages": { mood: "fire", signs: [["flame", 60, 37, 0.58]] },
  accelerate: { mood: "fire", signs: [["flame", 36, 42, 0.4], ["flame", 62, 36, 0.52], ["flame", 90, 42, 0.4]], lines: "M14 20l10 8-10 8M24 20l10 8-10 8" },
  respite: { mood: "calm", lines: "M40 30h34v14q0 12-17 12t-17-12zM74 34q12 0 10 8t-12 7M48 22q-3-5 0-9M58 22q-3-5 0-9M68 22q-3-5 0-9" },
  "roaring-blaze": { mood: "fire", signs: [["flame", 44, 38, 0.52], ["flame", 78, 36, 0.58]] },
  spreading: { mood: "fire", signs: [["flame", 38, 37, 0.52], ["flame", 94, 42, 0.34]], lines: "M60 40h16M70 33l8 7-8 7" },
  "chain-reaction": { mood: "fire", signs: [["hot-spot", 28, 36, 0.34], ["hot-spot", 60, 36, 0.44], ["hot-spot", 94, 36, 0.34]] },
  "turn-for-the-worse": { mood: "fire", signs: [["flame", 46, 37, 0.54]], lines: "M86 14v26M86 52v.5" },
  "cries-for-help": { mood: "bad", signs: [["point", 60, 36, 0.52]] },
  "lost-in-the-smoke": { mood: "bad", signs: [["point", 48, 40, 0.34], ["smoke", 68, 34, 0.66]] },
  exhaustion: { mood: "bad", lines: `${DROP}${CROSSED}` },
  "pinned-down": { mood: "bad", signs: [["victim-trapped", 60, 26, 0.62]], lines: "M40 60h40" },
  "trapped-victim": { mood: "bad", signs: [["point", 60, 34, 0.44], ["victim-trapped", 60, 36, 0.5]] },
  backdraft: { mood: "bad", signs: [["flame", 88, 40, 0.42]], lines: DOOR },
  "gas-leak": { mood: "bad", signs: [["hazmat", 60, 37, 0.56]] },
  "weak-beams": { mood: "bad", lines: `${WALL}M64 8l-10 26 12 4-10 26` },
  "low-pressure": { mood: "bad", lines: `${DROP}M92 20v26M84 38l8 8 8-8` },
  "slamming-doors": { mood: "bad", lines: `${DOOR}M92 26l8-4M92 38h10M92 50l8 4` },
  "rolling-smoke": { mood: "bad", signs: [["smoke", 42, 40, 0.5], ["smoke", 80, 32, 0.6]] },
  "radio-silence": { mood: "bad", lines: `M40 30v12h10l18 12V18L50 30zM78 26q6 10 0 20${CROSSED}` },
  "fire-grenade": { mood: "good", lines: "M60 26a16 16 0 1 0 .1 0M60 26V14M60 14l10-4M30 40h-12M34 22l-8-8M90 40h12M86 22l8-8" },
  "get-in-its-face": { mood: "good", signs: [["flame", 86, 38, 0.44]], lines: "M20 30h26M20 40h34M20 50h26" },
  "second-wind": { mood: "good", lines: `${DROP}M92 40v-20M84 28l8-8 8 8` },
  "clear-air": { mood: "good", signs: [["smoke", 60, 36, 0.56]], lines: CROSSED },
  "neighbours-tip": { mood: "good", lines: "M20 36C36 14 84 14 100 36C84 58 36 58 20 36zM48 36a12 12 0 1 0 24 0a12 12 0 1 0-24 0" },
  shoring: { mood: "good", lines: `${WALL}M38 62l44-54M82 62L38 8` },
};

const UNKNOWN: CardFace = { mood: "calm", lines: "M42 10h36v50H42zM50 22h20M50 32h20" };

/** The face of a card; one of a player's own deck has a plain one. */
export function faceOfCard(id: string): CardFace {
  return FACES[id] ?? UNKNOWN;
}
