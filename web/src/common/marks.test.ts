import { describe, expect, it } from "vitest";
import { blocksOf, inlinesOf, plain } from "./marks.ts";

describe("blocks", () => {
  it("reads paragraphs, whose lines run on", () => {
    expect(blocksOf("one\ntwo\n\nthree")).toEqual([
      { kind: "paragraph", parts: [{ kind: "text", text: "one two" }] },
      { kind: "paragraph", parts: [{ kind: "text", text: "three" }] },
    ]);
  });

  it("reads both kinds of lists", () => {
    const [bullets, numbers] = blocksOf("- a\n- b\n  and more\n\n1. first\n2. second");
    expect(bullets).toMatchObject({ kind: "list", ordered: false });
    expect(bullets).toHaveProperty("items.1", [{ kind: "text", text: "b and more" }]);
    expect(numbers).toMatchObject({ kind: "list", ordered: true });
    expect(numbers).toHaveProperty("items.length", 2);
  });

  it("reads a table with its head", () => {
    const [table] = blocksOf("| a | b |\n|---|---|\n| 1 | **2** |\n| | 4 |");
    expect(table).toEqual({
      kind: "table",
      head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
      rows: [
        [[{ kind: "text", text: "1" }], [{ kind: "bold", parts: [{ kind: "text", text: "2" }] }]],
        [[], [{ kind: "text", text: "4" }]],
      ],
    });
  });
});

describe("inlines", () => {
  it("reads bold, italics, code and links, one in the other", () => {
    expect(inlinesOf("a **b** *c* `d` [**e** f](#x/y).")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", parts: [{ kind: "text", text: "b" }] },
      { kind: "text", text: " " },
      { kind: "italic", parts: [{ kind: "text", text: "c" }] },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " " },
      {
        kind: "link",
        target: "#x/y",
        parts: [
          { kind: "bold", parts: [{ kind: "text", text: "e" }] },
          { kind: "text", text: " f" },
        ],
      },
      { kind: "text", text: "." },
    ]);
  });

  it("leaves markup as the text it is", () => {
    expect(inlinesOf("<b onclick=x>&amp;")).toEqual([{ kind: "text", text: "<b onclick=x>&amp;" }]);
  });
});

it("gives the words alone", () => {
  expect(plain("**Fire** [moves](#a)\n\n- on\n\n| x |\n|---|\n| y |")).toBe("Fire moves on x y");
});
