import { expect, test } from "vitest";
import type { Catalogue, Preset, Setup } from "../protocol/index.ts";
import { nextOf } from "./following.ts";

const preset = (id: string, setup: Partial<Setup>): Preset => ({ id, title: id, text: "", setup: { ruleset: "family", ...setup } }) as Preset;
const EASY = preset("easy", { crew: 2, options: { rescue_goal: 3 } });
const CREW = ["medic", "captain", "driver", "veteran"];
const PRESETS = [EASY, preset("usual", { crew: CREW }), preset("hard", { crew: 6, difficulty: "heroic" })];
const CATALOGUE = { rulesets: [{ id: "family", presets: PRESETS }] } as unknown as Catalogue;

const after = (setup: Partial<Setup>) => nextOf(CATALOGUE, { ruleset: "family", options: {}, ...setup })?.preset.id;

test("after a ready-made game comes the next of its box", () => {
  expect(after({ crew: 2, options: { rescue_goal: 3 } })).toBe("usual");
  expect(after({ crew: 4, board: "house" })).toBe("hard");
});

test("nothing comes after the last, or after a table of one's own", () => {
  expect(after({ crew: 6, difficulty: "heroic" })).toBeUndefined();
  expect(after({ crew: 2, options: { rescue_goal: 5 } })).toBeUndefined();
  expect(after({ crew: 3 })).toBeUndefined();
});
