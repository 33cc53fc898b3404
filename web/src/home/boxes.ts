/** The boxes on the shelf: a way to play with its easiest ready-made game, begun in one click. */
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import type { Catalogue, Preset, Ruleset } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { withPartners, wanted } from "./draft.ts";

export interface Box {
  ruleset: Ruleset;
  preset: Preset;
}

/** What newcomers are shown, the best first. */
export function boxesOf({ tonight, rulesets }: Catalogue): Box[] {
  const shown = tonight.flatMap((id) => rulesets.find((ruleset) => ruleset.id === id) ?? []);
  return (shown.length ? shown : rulesets).flatMap((ruleset) => ruleset.presets.slice(0, 1).map((preset) => ({ ruleset, preset })));
}

/** Begin it: one pawn is yours, bots play the others. */
export async function play({ ruleset, preset }: Box): Promise<void> {
  const ticket = await api.create(wanted(withPartners(ruleset, preset), settings.peek().name, ruleset));
  sitDown({ ...ticket, title: ruleset.title });
}
