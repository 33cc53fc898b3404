import { expect, it } from "vitest";
import type { Outline } from "./sheet.ts";
import { placeTags } from "./tags.ts";

const square: Outline = { x: 0, y: 0, d: "", kind: "area", reach: 50, half: [50, 50] };
const wall: Outline = { x: -50, y: 0, d: "", kind: "line", reach: 8, ends: [{ x: -50, y: -50 }, { x: -50, y: 50 }] };

it("puts a tag on the upper right border, and elsewhere if somebody is there", () => {
  const [free] = placeTags([{ outline: square, text: "1 AP" }], [], 1);
  expect([free!.x > 0, free!.y]).toEqual([true, -50]);
  const [moved] = placeTags([{ outline: square, text: "1 AP" }], [{ x: 30, y: -40, r: 20 }], 1);
  expect([moved!.x < 0, moved!.y]).toEqual([true, -50]);
});

it("leaves a face beside a wall free", () => {
  const [point] = placeTags([{ outline: wall, text: "2 AP ⋯" }], [{ x: -23, y: 3, r: 25 }], 1);
  expect(point!.x).toBeLessThan(-70);
});

it("writes over no name", () => {
  const name = { x: -40, y: -44, width: 90, height: 12 };
  const [moved] = placeTags([{ outline: square, text: "1 AP" }], [], 1, [name]);
  expect(moved!.y).toBe(50);
});

it("puts no tag onto another one", () => {
  const [first, second] = placeTags([{ outline: square, text: "1 AP" }, { outline: square, text: "2 AP" }], [], 1);
  expect(first).not.toEqual(second);
});

it("leaves a wall its middle, whichever is named first", () => {
  const below: Outline = { x: 0, y: 50, d: "", kind: "line", reach: 8, ends: [{ x: -50, y: 50 }, { x: 50, y: 50 }] };
  const above = [-30, 30].map((x) => ({ x, y: -55, r: 25 }));
  const [inside, onWall] = placeTags([{ outline: square, text: "1 AP" }, { outline: below, text: "2 AP ⋯" }], above, 1);
  expect(onWall).toEqual({ x: 0, y: 50 });
  expect(50 - inside!.y).toBeGreaterThanOrEqual(18);
});

it("covers as little as it can where there is no free place, and gives small things none", () => {
  const crowd = [-50, 0, 50].flatMap((x) => [-50, 0, 50].map((y) => ({ x, y, r: 30 })));
  expect(placeTags([{ outline: square, text: "1 AP" }], crowd, 1)[0]).not.toBeNull();
  expect(placeTags([{ outline: { ...square, half: undefined, reach: 30 }, text: "1 AP" }], [], 1)).toEqual([null]);
});
