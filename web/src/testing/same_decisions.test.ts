/** What page and full screen decide alike; the full screen is asked in tests/clients. */
import { describe, expect, it } from "vitest";
import { targetsOf } from "../board/targets.ts";
import { patched } from "../cascade/patched.ts";
import { added, after, before, behind, emptyReel, haste, isAtEnd, lastAdvance, movedTo, type Reel } from "../cascade/player.ts";
import { pauseAfter } from "../connection.ts";
import { mistake, wanted, type SetupDraft } from "../home/draft.ts";
import type { Frame, Ruleset } from "../protocol/index.ts";
import * as setup from "words/setup.ts";
import { common, suggested } from "../table/completion.ts";
import cases from "./cases.json";
import { offer } from "./table.ts";

const KNOWN = cases.known.map(([action, label]) => ({ action: action!, label: label! }));

describe("a typed line", () => {
  it.each(Object.entries(cases.suggested))("%j may become what the full screen says", (typed, texts) => {
    expect(suggested(typed, KNOWN).map(({ action }) => action)).toEqual(texts);
  });

  it.each(Object.entries(cases.completed))("%j is completed as on the full screen", (typed, text) => {
    expect(common(typed, suggested(typed, KNOWN)) || typed).toBe(text);
  });
});

describe("a film", () => {
  it.each(cases.haste)("catches up: %j", ({ fire, waiting, times }) => {
    expect(haste({ fire }, waiting)).toBe(times);
  });

  const frames = cases.reel.frames.map((row) => ({ ...row, patch: {} }) as unknown as Frame);
  const reel = added(emptyReel({}), frames);

  it("stops where the full screen does", () => {
    expect(stops(reel, after, isAtEnd)).toEqual(cases.reel.forward);
    expect(stops(movedTo(reel, frames.length), before, ({ at }) => at === 0)).toEqual(cases.reel.back);
    expect(lastAdvance(reel)).toBe(cases.reel.last_advance);
    expect(cases.reel.behind.map((_, at) => behind(movedTo(reel, at)))).toEqual(cases.reel.behind);
  });
});

function stops(reel: Reel, step: (reel: Reel) => number, isDone: (reel: Reel) => boolean): number[] {
  const found: number[] = [];
  for (let now = reel; !isDone(now); now = movedTo(now, found.at(-1)!)) found.push(step(now));
  return found;
}

it("a click means what it means on the full screen", () => {
  const offers = cases.targets.offers.map((row) => offer(row.action, { ...row, label: row.action, spot: row.spots[0]! }));
  const routes = cases.targets.routes.map((row) => ({ ...row, through: [], phrase: null, apt: false, saves: false, deed: false, where: "" }));
  const found = [...targetsOf(offers, routes, () => true)].map(([spot, { choices }]) => [spot, choices.map(({ label }) => label)]);
  expect(Object.fromEntries(found)).toEqual(cases.targets.choices);
});

describe("a filled-in set-up", () => {
  const mistakes: Record<string, string | null> = { "": null, "bad-seed": setup.badSeed, "open-role": setup.openRole };

  it.each(cases.drafts)("asks for the same as on the full screen: %j", (row) => {
    const usual = { seed: "secret", typed: "", options: {}, preset: null, mode: "friends", public: false, consent: true };
    const draft = { ...usual, hint: false, chance: false, threats: false, ...row.draft } as SetupDraft;
    expect(mistake(draft)).toBe(mistakes[row.mistake]);
    if (row.mistake) return;
    const ruleset = { id: draft.ruleset, choosing: row.choosing ?? [] } as unknown as Ruleset;
    const told = wanted(draft, "Anna", ruleset);
    const { options, ...rest } = told.setup;
    const asked = { ...rest, ...(Object.keys(options ?? {}).length ? { options } : {}) };
    expect({ setup: asked, seats: told.seats, ...(told.seed === undefined ? {} : { seed: told.seed }) }).toEqual(row.wanted);
  });
});

it("a view is patched as on the full screen", () => {
  expect(patched(cases.patched.view, cases.patched.patch)).toEqual(cases.patched.after);
});

it.each(cases.pauses)("the way back waits as on the full screen: %j", ({ failures, luck, milliseconds }) => {
  expect(pauseAfter(failures, luck)).toBe(milliseconds);
});
