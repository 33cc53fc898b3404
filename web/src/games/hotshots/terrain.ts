/** The kind of ground that each tile has. */
const GROUNDS: Record<string, string> = {
  "air-base": "camp",
  barn: "farm",
  campground: "wood",
  "dry-grass": "meadow",
  "fire-cache": "camp",
  "fire-camp": "camp",
  "house-1": "farm",
  "house-2": "farm",
  lake: "water",
  lodge: "wood",
  "log-cabin": "farm",
  "logging-site": "wood",
  "lookout-tower": "home",
  "repair-shop": "home",
  "power-lines": "danger",
  "propane-tank": "danger",
  "radio-tower": "home",
  "rocky-terrain": "stone",
  "supply-trailer": "home",
};

export function groundOf(tile: string): string {
  return GROUNDS[tile] ?? "wood";
}
