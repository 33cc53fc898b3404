/** What each tile looks like: its kind of ground, and an emblem of 100 by 100 around 0, 0. */
type Terrain = "farm" | "wood" | "meadow" | "crew" | "home" | "danger" | "stone" | "water";

interface Emblem {
  terrain: Terrain;
  /** Filled, with holes where shapes overlap. */
  filled?: string;
  drawn?: string;
  width?: number;
}

const LOGS = [
  [-30, 26],
  [0, 26],
  [30, 26],
  [-15, 0],
  [15, 0],
  [0, -26],
]
  .map(([x, y]) => `M${x! - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M${x! - 2} ${y}h4`)
  .join("");

const EMBLEMS: Record<string, Emblem> = {
  "air-base": { terrain: "crew", drawn: "M-50 -30H50M-50 -14H50M-40 -22H-22M-10 -22H10M22 -22H40", width: 4 },
  barn: {
    terrain: "farm",
    filled: "M-40 46V-8L-22 -38L0 -48L22 -38L40 -8V46H18V8H-18V46zM-8 -22H8V-8H-8z",
  },
  campground: { terrain: "wood", filled: "M0 -40L50 44H14L0 12L-14 44H-50z" },
  "dry-grass": {
    terrain: "meadow",
    drawn:
      "M-40 44Q-42 10 -50 -4M-34 44Q-34 6 -28 -20M-26 44Q-20 18 -12 8M-6 44Q-8 4 -14 -30M0 44Q2 -4 8 -40M8 44Q16 14 26 -4M30 44Q30 14 24 -22M36 44Q38 20 50 4",
  },
  "fire-cache": { terrain: "crew", filled: "M-46 -16L0 -42L46 -16V44H-46zM-32 -2V8H32V-2zM-32 16V26H32V16z" },
  "fire-camp": {
    terrain: "crew",
    filled: "M-6 -6L-50 -6V44H-6zM-28 -36L-50 -10H-6zM4 44V4L27 -16L50 4V44H34V20H20V44z",
  },
  "house-1": { terrain: "farm", filled: "M-50 -2L0 -44L50 -2H38V44H10V14H-10V44H-38V-2zM18 -44H30V-30L18 -40z" },
  "house-2": { terrain: "farm", filled: "M-50 -2L0 -44L50 -2H38V44H-38V-2zM-26 6V24H-8V6zM8 6V44H26V6z" },
  lake: { terrain: "water" },
  lodge: {
    terrain: "farm",
    filled:
      "M-50 10L-24 -14L0 -46L24 -14L50 10V44H-50zM-36 16V28H-22V16zM22 16V28H36V16zM-9 14V44H9V14zM-8 -18V-4H8V-18z",
  },
  "log-cabin": {
    terrain: "farm",
    filled:
      "M-50 -8L0 -40L50 -8H44V-2H-44V-8zM-42 2H42V12H-42zM-42 16H-12V26H-42zM12 16H42V26H12zM-42 30H-12V42H-42zM12 30H42V42H12z",
  },
  "logging-site": { terrain: "wood", drawn: LOGS },
  "lookout-tower": {
    terrain: "home",
    filled: "M-30 -24L0 -46L30 -24zM-26 -20H26V2H-26zM-32 6H32V12H-32z",
    drawn: "M-22 12L-30 46M22 12L30 46M-24 24L26 42M24 24L-26 42",
  },
  "repair-shop": {
    terrain: "home",
    filled: "M34 -46A24 24 0 0 0 6 -16L-42 28A12 12 0 0 0 -26 45L20 -1A24 24 0 0 0 48 -32L32 -18L20 -30z",
  },
  "power-lines": {
    terrain: "danger",
    drawn:
      "M-20 46L-6 -44H6L20 46M-34 -26H34M-34 -10H34M-15 16L12 -6M15 16L-12 -6M-18 40L14 16M18 40L-14 16M-34 -26V-18M34 -26V-18M-34 -10V-2M34 -10V-2",
  },
  "propane-tank": {
    terrain: "danger",
    filled:
      "M-26 -14H26A24 24 0 0 1 26 32H-26A24 24 0 0 1 -26 -14zM-10 -30H10V-18H-10zM-32 36H-18V46H-32zM18 36H32V46H18z",
  },
  "radio-tower": {
    terrain: "home",
    filled: "M-8 -22a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z",
    drawn:
      "M-22 46L0 -18L22 46M-14 26H14M-9 10H9M-18 -6A24 24 0 0 1 -18 -38M18 -6A24 24 0 0 0 18 -38M-32 4A42 42 0 0 1 -32 -46M32 4A42 42 0 0 0 32 -46",
  },
  "rocky-terrain": {
    terrain: "stone",
    filled: "M-50 40L-40 2L-20 -10L-6 6L-2 40zM4 40L0 -2L-10 -14L6 -40L28 -32L40 -4L36 12L50 40z",
  },
  "supply-trailer": {
    terrain: "home",
    filled: "M-46 -26H36V20H50V28H28A12 12 0 1 1 4 28H-10A12 12 0 1 1 -34 28H-46z",
  },
};

const UNKNOWN: Emblem = { terrain: "wood" };

export function emblemOf(tile: string): Emblem {
  return EMBLEMS[tile] ?? UNKNOWN;
}

export function EmblemDrawing({ tile }: { tile: string }) {
  const { filled, drawn, width } = emblemOf(tile);
  return (
    <>
      {filled && <path d={filled} fill-rule="evenodd" />}
      {drawn && <path class="drawn" d={drawn} stroke-width={width ?? 6} />}
    </>
  );
}

/** A small repeated sign on the ground of each kind of terrain. */
const TEXTURES: Record<Terrain, [number, string]> = {
  farm: [22, "M0 6H22M0 17H22"],
  wood: [30, "M8 14l-4 6h8zM8 9l-3.500 5h7zM23 27l-4 6h8zM23 22l-3.500 5h7z"],
  meadow: [20, "M4 9l2 -6M7 9l3 -4M14 19l2 -6M17 19l3 -4"],
  crew: [18, "M3 4h2M12 13h2M14 3h1M4 14h1"],
  home: [24, "M0 .5H24M.5 0V24"],
  danger: [18, "M0 18L18 0M-4 4L4 -4M14 22L22 14"],
  stone: [34, "M4 12l8 -7l9 5l-3 9l-9 2zM22 28l6 -4l6 5"],
  water: [40, "M2 11q6 -6 12 0t12 0t12 0M-18 31q6 -6 12 0t12 0t12 0M22 31q6 -6 12 0t12 0"],
};

export function TerrainPatterns() {
  return (
    <defs>
      {Object.entries(TEXTURES).map(([terrain, [size, d]]) => (
        <pattern key={terrain} id={`terrain-${terrain}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <path class={`texture ${terrain}`} d={d} />
        </pattern>
      ))}
    </defs>
  );
}
