import { beforeEach, expect, test } from "vitest";
import type { Catalogue, Option, Ruleset } from "../protocol/index.ts";
import { begin, cardsOf, draft, edit, ensure, groups, mistake, presetKey, setCards, setMode, setOption, wanted, withPartners } from "./draft.ts";

const option = (name: string, source: string, text = ""): Option => ({
  name,
  title: name,
  kind: "number",
  default: 3,
  low: 0,
  high: 9,
  choices: [],
  text,
  source,
});

const LIMIT = option("lost_limit", "Flash Point 2011: End", "Victims whose death loses the game.");

const RULESET: Ruleset = {
  id: "flashpoint/family",
  game: "flashpoint",
  title: "Family Game",
  text: "",
  boards: [{ id: "front", title: "Front", text: "" }],
  difficulties: [],
  crew: [1, 2, 3, 4, 5, 6],
  usual: { ruleset: "flashpoint/family", board: "front", crew: 4 },
  roles: [{ id: "firefighter", title: "Firefighter", text: "" }],
  choosing: [],
  options: [LIMIT, option("victims", "Flash Point 2011"), option("chop_doors", "Brownstone: Chop")],
  presets: [{ id: "first", title: "First rescue", text: "", setup: { ruleset: "flashpoint/family", crew: 2 } }],
};
const CATALOGUE: Catalogue = { games: [], tonight: ["flashpoint/family"], rulesets: [RULESET], bots: [], today: "2026-11-15" };

beforeEach(() => {
  localStorage.clear();
  draft.value = null;
  ensure(CATALOGUE);
});

test("a newcomer starts with the first preset, alone", () => {
  expect(draft.value).toMatchObject({ preset: presetKey(RULESET.presets[0]!), crew: 2, seats: ["me", "me"] });
  expect(wanted(draft.value!, "Ada", RULESET)).toEqual({
    setup: { ruleset: "flashpoint/family", board: "front", crew: 2, options: {} },
    seats: ["me", "me"],
    name: "Ada",
    referee: false,
    public: false,
    aids: { hint: true, chance: false, threats: false },
    consent: true,
  });
});

test("a game begun at once has bots beside you, whatever was drafted before", () => {
  setMode("friends");
  const quick = withPartners({ ...RULESET, choosing: [""] }, RULESET.presets[0]!);

  expect(wanted(quick, "Ada", RULESET)).toMatchObject({ seats: ["me", "bot:greedy"], setup: { crew: 2, options: {} } });
  expect(draft.value?.mode).toBe("friends");
});

test("friends get the other seats, also when the crew grows", () => {
  setMode("friends");
  edit({ crew: 4 });

  expect(draft.value?.seats).toEqual(["me", "open", "open", "open"]);
});

test("an option set back to its default is not changed", () => {
  setOption(LIMIT, 1);
  expect(draft.value).toMatchObject({ options: { lost_limit: 1 }, preset: null });

  setOption(LIMIT, 3);
  expect(draft.value?.options).toEqual({});
});

test("another rule set keeps who plays and how", () => {
  setMode("referee");
  edit({ seed: "typed", typed: "77" });
  begin({ ruleset: "flashpoint/family", crew: 3 }, CATALOGUE);

  expect(draft.value).toMatchObject({ mode: "referee", crew: 3, preset: null });
  expect(wanted(draft.value!, "", RULESET)).toMatchObject({ referee: true });
  expect(wanted(draft.value!, "", RULESET)).not.toHaveProperty("seed");
});

test("a seed is a number, and is sent as one", () => {
  edit({ seed: "typed", typed: "tuesday" });
  expect(mistake(draft.value!)).toMatch(/whole number/);

  edit({ typed: "77" });
  expect(mistake(draft.value!)).toBeNull();
  expect(wanted(draft.value!, "", RULESET)).toMatchObject({ seed: 77 });
});

test("specialists left open are a mistake", () => {
  edit({ crew: ["firefighter", ""] });

  expect(mistake(draft.value!)).toMatch(/specialist/);
});

test("cards are chosen at the table, dealt, or named now", () => {
  const cards: Ruleset = { ...RULESET, difficulties: [{ id: "easy", title: "Easy", text: "" }], choosing: ["easy"] };
  edit({ difficulty: "easy" });
  expect(cardsOf(draft.value!)).toBe("table");
  expect(wanted(draft.value!, "", cards).setup.options).toEqual({ choosing: "chosen" });
  expect(wanted(draft.value!, "", RULESET).setup.options).toEqual({});

  setCards("dealt");
  expect(wanted(draft.value!, "", cards).setup.options).toEqual({});

  setCards("named");
  expect(draft.value).toMatchObject({ crew: ["", ""], dealt: false, preset: null });
  setCards("table");
  expect(draft.value).toMatchObject({ crew: 2 });
});

test("options stand in groups and are found by their words", () => {
  expect(groups(RULESET.options, "").map(([title, list]) => [title, list.length])).toEqual([
    ["Flash Point 2011", 2],
    ["The rulebook", 1],
  ]);
  expect(groups(RULESET.options, "death LOSES").flatMap(([, list]) => list)).toEqual([LIMIT]);
  expect(groups(RULESET.options, "dragons")).toEqual([]);
});

test("the draft outlives a reload", () => {
  edit({ crew: 5 });

  expect(JSON.parse(localStorage.getItem("firehouse.draft")!)).toMatchObject({ crew: 5 });
});
