// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { go, place, placeOf } from "./router.ts";

describe("addresses", () => {
  test.each([
    ["/", { page: "home" }],
    ["/watch", { page: "watch" }],
    ["/table/k3x", { page: "table", id: "k3x" }],
    ["/join/KXPM", { page: "join", code: "KXPM" }],
    ["/lesson/first-rescue", { page: "lesson", id: "first-rescue" }],
    ["/today", { page: "today" }],
    ["/yours", { page: "yours" }],
    ["/history", { page: "history" }],
    ["/challenge/0f3c", { page: "challenge", id: "0f3c" }],
    ["/puzzles", { page: "puzzles", id: null }],
    ["/puzzles/family-3fa90", { page: "puzzles", id: "family-3fa90" }],
    ["/rules", { page: "rules", section: null }],
    ["/rules/flashpoint/advance-fire", { page: "rules", section: "flashpoint/advance-fire" }],
    ["/table", { page: "missing", path: "/table" }],
    ["/table/a/b", { page: "missing", path: "/table/a/b" }],
    ["/today/2026-11-18", { page: "missing", path: "/today/2026-11-18" }],
    ["/nothing/here", { page: "missing", path: "/nothing/here" }],
  ])("%s", (path, expected) => {
    expect(placeOf(path)).toEqual(expected);
  });

  test("a moment of a game has a link, by query or by mark", () => {
    expect(placeOf("/review/k3x", "?step=12")).toEqual({ page: "review", id: "k3x", step: 12 });
    expect(placeOf("/table/k3x", "", "#12")).toEqual({ page: "review", id: "k3x", step: 12 });
    expect(placeOf("/review/k3x", "?step=soon")).toEqual({ page: "review", id: "k3x", step: null });
  });

  test("a broken escape is a missing page, not an error", () => {
    expect(placeOf("/table/%E0%A4%A")).toEqual({ page: "missing", path: "/table/%E0%A4%A" });
  });
});

test("going somewhere changes place and address", () => {
  go("/rules/hotshots/wind");

  expect(place.value).toEqual({ page: "rules", section: "hotshots/wind" });
  expect(location.pathname).toBe("/rules/hotshots/wind");
});
