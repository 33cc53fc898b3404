/** The garden: lawn to the edge of the window, wheel tracks, trees, bushes and flowers. */
import type { FlashPointScene } from "./protocol.ts";
import { type PlanSheet } from "./sheet.ts";

interface Props {
  scene: FlashPointScene;
  sheet: PlanSheet;
}

/** How far the garden goes on beyond the sheet, across and down. */
const BEYOND = [900, 420] as const;
/** Things grow so far apart, outside the sheet. */
const APART = 118;

export function Garden({ scene, sheet }: Props) {
  const { width, height } = sheet;
  const lawn = { x: -BEYOND[0], y: -BEYOND[1], width: width + 2 * BEYOND[0], height: height + 2 * BEYOND[1] };
  return (
    <g class="garden">
      <rect class="lawn" {...lawn} />
      <rect {...lawn} fill="url(#lawn)" />
      {scene.parking.length > 0 && !scene.squares.some(({ kind }) => kind === "barred") && <Tracks sheet={sheet} />}
      {[...around(sheet), ...near(scene, sheet)].map(({ x, y, kind, size }) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          {GROWING[kind]}
        </g>
      ))}
    </g>
  );
}

/** Where the engine and the ambulance drive around the house. */
function Tracks({ sheet }: { sheet: PlanSheet }) {
  const { left, top, width, height, ring } = sheet.floors[0]!;
  return (
    <g class="wheel-tracks">
      {[ring.x * 0.36, ring.x * 0.7].map((inset) => (
        <rect key={inset} x={left + inset} y={top + inset} width={width - 2 * inset} height={height - 2 * inset} rx={34 - inset / 4} />
      ))}
    </g>
  );
}

interface Growing {
  x: number;
  y: number;
  kind: keyof typeof GROWING;
  size: number;
}

/** A number from 0 to 1 that is always the same for the same place. */
function chance(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** What grows beyond the sheet. */
function around({ width, height }: PlanSheet): Growing[] {
  const found: Growing[] = [];
  for (let x = APART / 2 - BEYOND[0]; x < width + BEYOND[0]; x += APART) {
    for (let y = APART / 2 - BEYOND[1]; y < height + BEYOND[1]; y += APART) {
      const [here, right, down] = [chance(x, y), chance(y, x), chance(x + 1, y + 1)];
      const [at, to] = [x + (right - 0.5) * 70, y + (down - 0.5) * 70];
      const inside = at > -40 && at < width + 40 && to > -40 && to < height + 40;
      if (inside || here > 0.62) continue;
      const kind = here < 0.24 ? "tree" : here < 0.5 ? "bush" : "flowers";
      found.push({ x: Math.round(at), y: Math.round(to), kind, size: 1 + right * 0.4 });
    }
  }
  return found;
}

/** What grows on the squares outside the house where nothing parks: small, and at their outer side. */
function near(scene: FlashPointScene, sheet: PlanSheet): Growing[] {
  const parked = new Set(scene.parking.flatMap(({ squares }) => squares));
  const doors = new Set(scene.edges.filter(({ kind }) => kind === "exit" || kind === "door").flatMap(({ a, b }) => [a, b]));
  return scene.squares.flatMap((square) => {
    if (square.kind !== "outside" || parked.has(square.name) || doors.has(square.name)) return [];
    const here = chance(square.row * 3 + 1, square.col * 5 + 2);
    if (here > 0.66) return [];
    const { x, y, width, height } = sheet.area(square);
    const kind = here < 0.2 ? "tree" : here < 0.45 ? "bush" : "flowers";
    const size = kind === "tree" ? 0.9 : 1;
    return [{ x: x + width * (0.3 + 0.4 * chance(square.col, 7)), y: y + height * (0.34 + 0.3 * here), kind, size } as const];
  });
}

const FLOWERS = ["#e9a13b", "#d9776a", "#f3eee2", "#e9a13b"];

const GROWING = {
  tree: (
    <>
      <path
        class="leaves"
        d="M0 -26C10 -30 22 -22 21 -12C31 -8 30 8 20 11C18 22 2 26 -5 20C-16 26 -28 16 -23 6C-32 0 -28 -14 -18 -14C-16 -24 -7 -28 0 -26z"
      />
      <path class="twigs" d="M-10 -10q5 -6 11 -2M4 2q6 -5 11 0M-14 6q6 -5 11 0" />
    </>
  ),
  bush: (
    <>
      <path class="leaves" d="M-13 6C-20 4 -19 -7 -11 -8C-10 -16 4 -17 6 -9C15 -11 19 2 12 6Q0 10 -13 6z" />
      <path class="twigs" d="M-8 0q3 -4 6 -1M2 -3q3 -4 6 0M-2 4q3 -3 6 0" />
    </>
  ),
  flowers: (
    <>
      {FLOWERS.map((colour, index) => (
        <circle key={index} cx={index * 11 - 17} cy={(index % 2) * 5} r="3.400" fill={colour} />
      ))}
    </>
  ),
};
