import { expect, test } from "vitest";
import { literal, sectionsOf, shown, withCell, withCopy, without } from "./toml_lines.ts";

const FILE = `# A deck
title = "Mine # and yours" # a name

[[card]]
id = "one"
does = ["advance", "event"]
copies = 2

[[card]]
id = "two"
`;
const card = (number: number) => sectionsOf(FILE)[number]!;

test("sections, values and comments are told apart", () => {
  expect(sectionsOf(FILE).map(({ name, many, cells }) => [name, many, cells.size])).toEqual([["", false, 1], ["card", true, 3], ["card", true, 1]]);
  expect(card(0).cells.get("title")!.raw).toBe('"Mine # and yours"');
  expect(shown(card(1).cells.get("does")!.raw)).toBe("advance, event");
});

test("a value is written as its kind, and only its line changes", () => {
  expect(withCell(FILE, card(1), "copies", literal("3", "2"))).toBe(FILE.replace("copies = 2", "copies = 3"));
  expect(withCell(FILE, card(2), "copies", "1")).toBe(FILE.replace('"two"', '"two"\ncopies = 1'));
  expect(withCell(FILE, card(1), "copies", null)).not.toContain("copies");
  expect([literal("a, 2", "[]"), literal("never", "2"), literal('say "x"', '""'), literal("", "[]")]).toEqual(['["a", 2]', '"never"', '"say \\"x\\""', "[]"]);
});

test("a row comes twice, or goes", () => {
  expect(sectionsOf(withCopy(FILE, card(1))).length).toBe(4);
  expect(sectionsOf(without(FILE, card(1))).map(({ cells }) => cells.get("id")?.raw)).toEqual([undefined, '"two"']);
});
