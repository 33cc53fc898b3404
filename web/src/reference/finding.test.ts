import { expect, it } from "vitest";
import type { Section } from "../protocol/index.ts";
import { neighbours, search } from "./finding.ts";

const section = (id: string, title: string, body: string): Section => ({
  id,
  game: id.split("/")[0]!,
  game_title: "",
  title,
  body,
  sources: [],
  only_in: [],
});

const sections = [
  section("flashpoint/a", "Moving", "A step costs **1 AP**, also into smoke."),
  section("flashpoint/b", "Smoke", "It catches fire."),
  section("hotshots/a", "Moving", "Up to two tiles."),
];

it("finds every word, titles first", () => {
  expect(search(sections, "smoke").map(({ section: { id } }) => id)).toEqual(["flashpoint/b", "flashpoint/a"]);
  expect(search(sections, "SMOKE step").map(({ section: { id } }) => id)).toEqual(["flashpoint/a"]);
  expect(search(sections, "  ")).toEqual([]);
  expect(search(sections, "volcano")).toEqual([]);
});

it("shows the words around the hit, without marks", () => {
  expect(search(sections, "costs")[0]!.excerpt).toBe("A step costs 1 AP, also into smoke.");
  expect(search(sections, "moving")[1]!.excerpt).toContain("Up to two tiles");
});

it("knows what comes before and after within a game", () => {
  expect(neighbours(sections, "flashpoint/b")).toEqual({ before: sections[0], after: null });
  expect(neighbours(sections, "hotshots/a")).toEqual({ before: null, after: null });
  expect(neighbours(sections, "nowhere")).toEqual({ before: null, after: null });
});
