// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { WAY } from "../testing/table.ts";
import { stopsOf } from "./overlays.tsx";

it("leads where the pawn will stand, and not into the fire that is put out from there", () => {
  expect(stopsOf(WAY)).toEqual(["square:1,2", "square:1,1"]);
  expect(stopsOf({ ...WAY, deed: true })).toEqual(["square:1,2"]);
  expect(stopsOf({ ...WAY, through: [], deed: true })).toEqual([]);
});
