/** Which ready-made game comes after one that was played. */
import type { Catalogue, Setup } from "../protocol/index.ts";
import type { Box } from "./boxes.ts";

/** Ready-made games stand in their box from easy to hard. */
export function nextOf({ rulesets }: Catalogue, setup: Setup): Box | null {
  const ruleset = rulesets.find(({ id }) => id === setup.ruleset);
  const at = ruleset?.presets.findIndex((preset) => isSame(preset.setup, setup)) ?? -1;
  const preset = ruleset?.presets[at + 1];
  return ruleset && preset && at >= 0 ? { ruleset, preset } : null;
}

/** Was a ready-made game played? What it leaves open may be anything, and its crew was dealt. */
function isSame(ready: Setup, played: Setup): boolean {
  const says = (key: "board" | "difficulty") => !ready[key] || ready[key] === played[key];
  return says("board") && says("difficulty") && size(ready) === size(played) && JSON.stringify(ready.options ?? {}) === JSON.stringify(played.options ?? {});
}

function size({ crew }: Setup): number | null {
  return Array.isArray(crew) ? crew.length : (crew ?? null);
}
