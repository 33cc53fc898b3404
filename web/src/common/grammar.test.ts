import { expect, test } from "vitest";
import { and, or } from "words/list.ts";
import { begun, joined, plural } from "./grammar.ts";

test("a list is joined as the language joins it", () => {
  expect(joined([], and)).toBe("nothing");
  expect(joined(["a"], and)).toBe("a");
  expect(joined(["a", "b"], or)).toBe("a or b");
  expect(joined(["a", "b", "c"], and)).toBe("a, b and c");
});

test("a number is one or many, and a sentence begins with a capital", () => {
  expect([0, 1, 2].map(plural)).toEqual(["other", "one", "other"]);
  expect(begun("élan")).toBe("Élan");
  expect(begun(3)).toBe("3");
});
