import { describe, expect, it } from "vitest";
import type { Area } from "../sheet.ts";
import { planSheet, type PlanSheet } from "../sheet.ts";
import type { FlashPointScene } from "../protocol.ts";
import { HOUSE } from "../testing.ts";
import { furnitureOf } from "./furniture.tsx";
import { DRAWINGS } from "./pieces.ts";
import plans from "./plans.json";
import type { Furnished } from "./placing.ts";
import { wishesOf } from "./rooms.ts";

/** How near to a door nothing stands. */
const CLEAR = 40;

function footOf({ piece, x, y, turn }: Furnished): Area {
  const [across, depth] = DRAWINGS[piece]!.size;
  const [width, height] = turn % 180 ? [depth, across] : [across, depth];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function common(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The areas of a room's squares, for each room that something stands in. */
function roomAt(scene: FlashPointScene, sheet: PlanSheet, { x, y }: Furnished): Area[] {
  const here = scene.squares.find((square) => common(sheet.area(square), { x, y, width: 1, height: 1 }) > 0)!;
  return scene.squares.filter(({ room, floor, kind }) => kind === "room" && room === here.room && floor === here.floor).map(sheet.area);
}

/** The floor on both sides of every door and exit. */
function doorways(scene: FlashPointScene, sheet: PlanSheet): Area[] {
  return scene.edges
    .filter(({ kind }) => kind === "door" || kind === "exit")
    .map(({ name }) => {
      const { x, y, ends } = sheet.outlines.get(`edge:${name}`)!;
      const upright = ends![0].x === ends![1].x;
      const [wide, high] = upright ? [CLEAR, 20] : [20, CLEAR];
      return { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high };
    });
}

describe.each(Object.entries(plans))("the furniture of %s", (_, plan) => {
  const scene = { ...HOUSE, ...plan } as FlashPointScene;
  const sheet = planSheet(scene, "wide");
  const pieces = furnitureOf(scene, sheet);

  it("is in every room", () => {
    const rooms = new Set(scene.squares.filter(({ kind, room }) => kind === "room" && room).map(({ floor, room }) => `${floor}/${room}`));
    const furnished = new Set(
      pieces.map(({ x, y }) => scene.squares.find((square) => common(sheet.area(square), { x, y, width: 1, height: 1 }) > 0)!).map(({ floor, room }) => `${floor}/${room}`),
    );
    expect([...rooms].filter((room) => !furnished.has(room))).toEqual([]);
  });

  it("stands inside of its room", () => {
    for (const piece of pieces) {
      const foot = footOf(piece);
      const inside = roomAt(scene, sheet, piece).reduce((sum, area) => sum + common(area, foot), 0);
      expect(inside).toBeCloseTo(foot.width * foot.height, 0);
    }
  });

  it("stands before no door", () => {
    const before = doorways(scene, sheet);
    expect(pieces.filter((piece) => before.some((area) => common(area, footOf(piece)) > 0))).toEqual([]);
  });

  it("does not overlap", () => {
    const feet = pieces.map(footOf);
    feet.forEach((foot, index) => feet.slice(index + 1).forEach((other) => expect(common(foot, other)).toBe(0)));
  });

  it("is the same every time", () => {
    expect(furnitureOf(scene, planSheet(scene, "wide"))).toEqual(pieces);
  });
});

it("knows what every wish looks like", () => {
  for (const name of ["kitchen", "bathroom", "toilet", "main bedroom", "lobby", "cellar", "hall", "a room of one's own"]) {
    for (const [pieces] of wishesOf(name)) for (const piece of pieces.split("|")) expect(DRAWINGS).toHaveProperty(piece);
  }
});
