import { describe, expect, it } from "vitest";
import { distance } from "../../board/sheet.ts";
import { ROOM } from "./corners.ts";
import { FOREST, FOREST_VIEW } from "./testing.ts";
import type { Cell, HotshotsScene } from "./protocol.ts";
import { corners, mapSheet } from "./sheet.ts";

/** A column of cells, a slanting row, and a block. */
const LAYOUTS: Record<string, Cell[]> = {
  column: Array.from({ length: 9 }, (_, index) => ({ name: `A${index}`, col: 0, row: 2 * index })),
  row: Array.from({ length: 9 }, (_, index) => ({ name: `B${index}`, col: index, row: index % 2 })),
  slant: Array.from({ length: 8 }, (_, index) => ({ name: `C${index}`, col: index, row: index })),
  block: Array.from({ length: 16 }, (_, index) => ({ name: `D${index}`, col: index % 4, row: 2 * Math.floor(index / 4) + (index % 2) })),
};

describe.each(Object.entries(LAYOUTS))("around a %s", (_, cells) => {
  it.each(["wide", "small"] as const)("everything has room on a %s screen, within the sheet and beside the cells", (shape) => {
    const scene: HotshotsScene = { ...FOREST, cells };
    const { centres, corners: around, width, height } = mapSheet(scene, FOREST_VIEW, shape);
    const { rose, round, firebreaks, bag } = around;
    const things = [rose, round, firebreaks, bag];
    for (const [index, at] of things.entries()) {
      expect(at.x).toBeGreaterThanOrEqual(ROOM);
      expect(at.x).toBeLessThanOrEqual(width - ROOM);
      expect(at.y).toBeGreaterThanOrEqual(ROOM);
      expect(at.y).toBeLessThanOrEqual(height - ROOM);
      for (const other of things.slice(index + 1)) expect(distance(at, other)).toBeGreaterThanOrEqual(2 * ROOM);
      for (const cell of centres.values()) {
        for (const corner of corners(1)) {
          expect(distance(at, { x: cell.x + corner.x, y: cell.y + corner.y })).toBeGreaterThanOrEqual(ROOM - 1);
        }
      }
    }
  });
});

it("is dense where a laptop would show the tiles small", () => {
  const [long, block] = [LAYOUTS["slant"]!, LAYOUTS["block"]!].map((cells) => mapSheet({ ...FOREST, cells }, FOREST_VIEW, "wide"));
  expect([long!.isDense, block!.isDense]).toEqual([true, false]);
});
