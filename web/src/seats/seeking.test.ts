import { expect, test } from "vitest";
import type { TableLine } from "../protocol/index.ts";
import { isSeeking, languageName, languages, seatWords, seekWords } from "./seeking.ts";

test("whom a table looks for is told in words", () => {
  expect(seekWords({ language: "de", level: "new", time: "days" })).toBe("German · for newcomers · over days");
  expect(seekWords({ language: "en" })).toBe("English · for anybody · an hour");
  expect(languageName("!")).toBe("!");
  expect(seatWords(1)).toBe("One seat is open");
});

test("each language is offered once", () => {
  const codes = languages().map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test("a table whose seats are taken looks for nobody", () => {
  const line = { seeks: { language: "en" }, open_seats: 0 } as TableLine;
  expect(isSeeking(line)).toBe(false);
  expect(isSeeking({ ...line, open_seats: 1 })).toBe(true);
  expect(isSeeking({ ...line, open_seats: 1, seeks: null })).toBe(false);
});
