/** Every sentence of the games that names somebody reads well when that is "you". */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { named, YOU } from "./people.ts";

const GAMES = new URL("../../../src/firehouse/games", import.meta.url).pathname;
/** What sentences call the one whose name becomes "you". */
const NAMES = ["who", "on_turn", "taker"];

/** The messages of a game, by the line; a long one goes on after a backslash. */
function messagesOf(game: string): string[] {
  const file = readFileSync(`${GAMES}/${game}/words/en.toml`, "utf8").replaceAll(/\\\n\s*/g, "");
  return [...file.matchAll(/^[\w-]+ = "+(.*?)"+$/gm)].map(([, text]) => text!);
}

/** All that a template can come to; every other argument is a thing. */
function readings(template: string): string[] {
  const start = template.indexOf("{");
  if (start < 0) return [template];
  const end = closing(template, start);
  const [before, hole, after] = [template.slice(0, start), template.slice(start + 1, end), template.slice(end + 1)];
  const rest = readings(after);
  return fillings(hole).flatMap((filling) => rest.map((words) => before + filling + words));
}

function fillings(hole: string): string[] {
  const cases = /^\w+, (?:select|plural), (.*)$/s.exec(hole)?.[1];
  if (cases === undefined) return [NAMES.includes(hole) ? "firefighter 1" : "the thing"];
  const found: string[] = [];
  for (let at = cases.indexOf("{"); at >= 0; ) {
    const end = closing(cases, at);
    found.push(...readings(cases.slice(at + 1, end)));
    at = cases.indexOf("{", end);
  }
  return found;
}

function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; ; at++) {
    depth += text[at] === "{" ? 1 : text[at] === "}" ? -1 : 0;
    if (depth === 0) return at;
  }
}

const SENTENCES = ["flashpoint", "hotshots"]
  .flatMap(messagesOf)
  .filter((message) => NAMES.some((name) => message.includes(`{${name}}`)))
  .flatMap(readings)
  .filter((sentence) => sentence.includes("firefighter 1"));

/** A verb that still agrees with a name; words that only end like one are left out. */
const BROKEN = /\byou (?!this |as )\w+s\b|\byou\b[^.;:]* and (?!its )\w+s\b|\byou was\b/i;

test.each([...new Set(SENTENCES)])("%s", (sentence) => {
  expect(named(sentence, () => YOU)).not.toMatch(BROKEN);
});

test("nothing but verbs is changed", () => {
  const told = SENTENCES.map((sentence) => [sentence.replaceAll("firefighter 1", "you"), named(sentence, () => YOU)]);
  const changed = new Set(told.flatMap(([before, after]) => before!.split(" ").filter((word, at) => word.toLowerCase() !== after!.split(" ")[at]?.toLowerCase())));
  expect([...changed].sort()).toMatchInlineSnapshot(`
    [
      "begins",
      "begins,",
      "chooses",
      "does",
      "enters",
      "exchanges",
      "fights",
      "gets",
      "gives",
      "has",
      "is",
      "keeps",
      "lays",
      "loses",
      "plays",
      "puts",
      "spends",
      "stands",
      "starts",
      "stays",
      "takes",
      "throws",
      "turns",
      "was",
    ]
  `);
});
