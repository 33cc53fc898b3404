/** Sentences that players read are in the files of words: the code of the page holds none. */
import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const SOURCE = new URL("..", import.meta.url).pathname;
const NOT_READ = /\.test\.|^testing\/|^protocol\/|\/protocol\.ts$|^board\/gallery\/|\/testing\.ts$/;
/** Two words one after the other, the second of them small; or a capital at the beginning. */
const SENTENCE = /[A-Za-z’']{2,},? [a-z]{2,}|^[A-Z][a-z’]*(?: [a-z]|[a-z]$|[a-z]\W)/;
const WORD = /[A-Za-z]{2}/;
/** An object's keys that are all written as a title is are meant to be shown. */
const TITLE = /^[A-Z][a-z]+$/;
/** What writes a date, a number or a list has to be told in which language; the time of day is by the reader's habit. */
const IN_A_LANGUAGE = /\.toLocale(Date)?String$|^Intl\./;
/** Attributes of pictures and styles, names of elements, and what is typed or sent. */
const UNREAD = /^(class|d|style|transform|preserveAspectRatio|name|kind|role|autocomplete|accept|type|aria-current|aria-keyshortcuts|key|value)$/;
const READ = /^(aria-label|aria-description|aria-roledescription|title|placeholder|label|alt|data-tip)$/;
/** Markup and selectors. */
const MARKUP = /^[<#.[(]|\[(role|type)=|^(input|button)\b/;
const KNOWN = new Set([
  ..."Firehouse Enter Escape ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown Home End Space Shift Tab Am En".split(" "), // the name, keys, signs of a plan
  ...["basic fire", "basic poi", "family fire", "family poi"], // lines of a plan
  ...["role lost", "offer-group many", "offer-group many long", " burning brink", "rolled held", "tile on-000"], // classes
  ...["Content-Type", "title", "air tanker"], // names of a header, a line and a vehicle
  ...["system-ui, sans-serif", "700 0px Georgia, serif"], // fonts
]);

interface Node {
  type: string;
  [part: string]: unknown;
}

interface Span {
  start: number;
  end: number;
}

function titlesOf(object: Node): string[] {
  const keys = (object["properties"] as Node[]).map(({ key, shorthand, computed }) =>
    shorthand || computed ? "" : ((key as Node | undefined)?.["name"] as string | undefined) ?? "",
  );
  return keys.every((key) => TITLE.test(key)) ? keys : [];
}

/** The texts of a source that somebody might read; holes are zeros. */
function textsOf(name: string, source: string): string[] {
  const found: string[] = [];
  const take = (text: string, pattern: RegExp) => pattern.test(text) && !MARKUP.test(text) && found.push(text);
  const written = (node: unknown) => source.slice((node as Span).start, (node as Span).end);
  const walk = (node: Node, pattern: RegExp) => {
    if (/^(Import|TS(?!As|NonNull|Satisfies))|^ExportAll/.test(node.type)) return;
    if (node.type === "JSXAttribute") {
      const attribute = (node["name"] as Node)["name"] as string;
      if (UNREAD.test(attribute)) return;
      if (READ.test(attribute)) pattern = WORD;
    }
    if (node.type === "JSXText") take((node["value"] as string).trim(), WORD);
    if (node.type === "Literal" && typeof node["value"] === "string") take(node["value"], pattern);
    if (node.type === "TemplateLiteral") {
      take((node["quasis"] as Node[]).map((part) => (part["value"] as { cooked: string }).cooked).join("0"), pattern);
    }
    if (node.type === "ObjectExpression") found.push(...titlesOf(node));
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const callee = written(node["callee"]);
      const [language] = node["arguments"] as Node[];
      if (IN_A_LANGUAGE.test(callee) && !(language && written(language).includes("LANGUAGE"))) found.push(callee);
    }
    if (node.type === "JSXElement") pattern = SENTENCE;
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) {
        if (child && typeof child === "object" && "type" in child) walk(child as Node, pattern);
      }
    }
  };
  walk(parseSync(name, source).program as unknown as Node, SENTENCE);
  return found.filter((text) => !KNOWN.has(text));
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name) && !NOT_READ.test(name));

test.each(files)("%s holds no sentence", (name) => {
  expect(textsOf(name, readFileSync(SOURCE + name, "utf8"))).toEqual([]);
});

test("a sentence would be found, with holes and as a single word too", () => {
  const source = `
    import { x } from "a sentence of a path";
    const words = ["plain small", "Nobody is here.", \`\${count} tables wait\`];
    const view = <p class="plain small" title="why" aria-label={open ? "shown" : "hidden"}>Hello {name}<b>{texts.fine}</b></p>;`;
  expect(textsOf("x.tsx", source)).toEqual(["plain small", "Nobody is here.", "0 tables wait", "why", "shown", "hidden", "Hello"]);
});

test("keys that are shown, and dates in nobody's language, would be found", () => {
  const source = `
    const SHEETS = { Board: one, Rules: two };
    const parts = { id, Panel: one, Sign };
    const days = [made.toLocaleDateString(), made.toLocaleDateString(LANGUAGE), count.toLocaleString([])];
    const words = [new Intl.ListFormat(), new Intl.DisplayNames([LANGUAGE], { type: "language" })];`;
  expect(textsOf("x.tsx", source)).toEqual(["Board", "Rules", "made.toLocaleDateString", "count.toLocaleString", "Intl.ListFormat"]);
});
