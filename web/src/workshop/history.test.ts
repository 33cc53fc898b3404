import { expect, test } from "vitest";
import { begun, changed, redone, undone } from "./history.ts";
import { fileIn, linkOf } from "./link.ts";

test("what was undone can be done again, until something else is done", () => {
  const two = changed(changed(begun("a"), "b"), "c");
  const back = undone(two);

  expect(back.now).toBe("b");
  expect(redone(back)).toEqual(two);
  expect(redone(changed(back, "d")).now).toBe("d");
  expect(undone(begun("a")).now).toBe("a");
});

test("a stroke is one step", () => {
  expect(undone(changed(changed(changed(begun("a"), "b", "x"), "c", "x"), "d", "x")).now).toBe("a");
  expect(undone(changed(changed(begun("a"), "b", "x"), "c", "y")).now).toBe("b");
});

test("a link brings the same file", async () => {
  const text = "title: Ünser Haus\n".repeat(40);
  const link = await linkOf("http://here/workshop/x/y", text);

  expect(link.length).toBeLessThan(200);
  expect(await fileIn(new URL(link).hash)).toBe(text);
  expect(await fileIn("#main")).toBeNull();
});

test.each(["#file=", "#file=%%%", "#file=AAAA", "#xyz"])("a broken link is told: %s", async (hash) => {
  await expect(fileIn(hash)).rejects.toThrow("broken");
});

test("a link that would unpack to more than any file is broken", async () => {
  const link = await linkOf("http://here/", "x".repeat(20_001));

  await expect(fileIn(new URL(link).hash)).rejects.toThrow("broken");
});
