/** Floors by the kind of room: a tint, and a quiet pattern in a darker line of the same hue. */
import type { FlashPointScene } from "./protocol.ts";

const KINDS: [RegExp, string][] = [
  [/toilet|\bwc\b|pantry/, "mint"],
  [/bath|wash|shower/, "tile"],
  [/kitchen|hall|corridor|lobby|landing|stair|store|lodge|garage/, "stone"],
  [/games?\b|billiard|study|office|library/, "felt"],
  [/dining|breakfast|restaurant|cafe/, "blue"],
  [/small bedroom|child|nursery|closet|east|south/, "plank"],
  [/bed|guest|master|room \d/, "rug"],
];

/** A room whose name says nothing takes one of these in turn. */
const OTHERS = ["wood", "blue", "rug", "plank"];

/** The flooring of a room by its letter. */
export function floorOf({ rooms }: FlashPointScene, room: string): string {
  const name = (rooms[room] ?? "").toLowerCase();
  const known = /living|lounge|sitting|parlou?r/.test(name) ? "wood" : KINDS.find(([words]) => words.test(name))?.[1];
  return known ?? OTHERS[Object.keys(rooms).indexOf(room) % OTHERS.length]!;
}

const LINES: Record<string, [width: number, height: number, d: string]> = {
  wood: [100, 17, "M0 .5H100M29 0V8.5M78 8.5V17M0 8.5H100"],
  tile: [20, 20, "M0 .5H20M.5 0V20"],
  rug: [13, 13, "M2 3h3M8 10h3"],
  stone: [50, 50, "M0 .5H50M.5 0V50M25 20l5 5-5 5-5-5z"],
  felt: [15, 15, "M3 3h.1M11 11h.1"],
  blue: [66, 20, "M0 .5H66M20 0V10M53 10V20M0 10.5H66"],
  plank: [13, 66, "M.5 0V66M0 24H13"],
  mint: [16, 16, "M0 .5H16M.5 0V16"],
};

export function Floorings() {
  return (
    <defs>
      {Object.entries(LINES).map(([kind, [width, height, d]]) => (
        <pattern key={kind} id={`floor-${kind}`} width={width} height={height} patternUnits="userSpaceOnUse">
          <path class={`floor-line ${kind}`} d={d} />
        </pattern>
      ))}
      <pattern id="lawn" width="46" height="38" patternUnits="userSpaceOnUse">
        <path class="lawn-blade" d="M6 9q1 -4 0 -6M8.500 9q1 -3 3 -5M30 28q1 -4 0 -6M32.500 28q1 -3 3 -5M27.500 28q-1 -3 -2 -4" />
      </pattern>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch-line" d="M0 0V9" />
      </pattern>
      <radialGradient id="glow">
        <stop class="glow-heart" offset="0" />
        <stop class="glow-rim" offset=".55" />
        <stop class="glow-end" offset="1" />
      </radialGradient>
    </defs>
  );
}
