import { describe, expect, it } from "vitest";
import { box, distanceToLine, type Outline, pick, pickAll } from "./sheet.ts";

const square = (x: number): Outline => ({
  x,
  y: 50,
  d: box(x, 50, 88, 88, 12),
  kind: "area",
  reach: 50,
  half: [50, 50],
});
const outlines = new Map<string, Outline>([
  ["square:1,1", square(50)],
  ["square:1,2", square(150)],
  [
    "edge:1,1-1,2",
    {
      x: 100,
      y: 50,
      d: "",
      kind: "line",
      reach: 26,
      ends: [
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
    },
  ],
  ["pawn:0", { x: 50, y: 53, d: "", kind: "area", reach: 35 }],
]);
const all = [...outlines.keys()];

describe("pick", () => {
  it("finds the square in whose middle the point is", () => {
    expect(pick({ x: 150, y: 50 }, all, outlines)).toBe("square:1,2");
  });

  it("finds the edge near a border, from both sides", () => {
    expect(pick({ x: 92, y: 40 }, all, outlines)).toBe("edge:1,1-1,2");
    expect(pick({ x: 108, y: 60 }, all, outlines)).toBe("edge:1,1-1,2");
    expect(pick({ x: 124, y: 50 }, all, outlines)).toBe("edge:1,1-1,2");
  });

  it("finds the pawn before the square that it stands on", () => {
    expect(pick({ x: 55, y: 60 }, all, outlines)).toBe("pawn:0");
    expect(pick({ x: 8, y: 8 }, all, outlines)).toBe("square:1,1");
  });

  it("looks only at the spots that count", () => {
    expect(pick({ x: 92, y: 40 }, ["square:1,1"], outlines)).toBe("square:1,1");
    expect(pick({ x: 250, y: 250 }, all, outlines)).toBeNull();
  });

  it("leaves the middle of a square to the square when fingers need wide edges", () => {
    expect(pick({ x: 150, y: 50 }, all, outlines, 60)).toBe("square:1,2");
    expect(pick({ x: 120, y: 50 }, all, outlines, 60)).toBe("edge:1,1-1,2");
  });
});

describe("pickAll", () => {
  const engine: Outline = { ...square(100), half: undefined, reach: 29, ends: [{ x: 40, y: 50 }, { x: 160, y: 50 }] };
  const parked = new Map([...outlines, ["vehicle:engine", engine]] as [string, Outline][]);

  it("means the square and the vehicle that hides it, the square first", () => {
    expect(pickAll({ x: 150, y: 55 }, ["vehicle:engine", "square:1,2"], parked)).toEqual(["square:1,2", "vehicle:engine"]);
    expect(pickAll({ x: 150, y: 55 }, ["vehicle:engine"], parked)).toEqual(["vehicle:engine"]);
    expect(pickAll({ x: 150, y: 95 }, ["vehicle:engine", "square:1,2"], parked)).toEqual(["square:1,2"]);
  });

  it("means a line or a pawn alone", () => {
    expect(pickAll({ x: 103, y: 50 }, ["edge:1,1-1,2", "square:1,2"], parked)).toEqual(["edge:1,1-1,2"]);
    expect(pickAll({ x: 50, y: 53 }, ["pawn:0", "square:1,1"], parked)).toEqual(["pawn:0"]);
    expect(pickAll({ x: 250, y: 250 }, all, parked)).toEqual([]);
  });
});

describe("distanceToLine", () => {
  it("measures to the nearer end beyond the line", () => {
    expect(
      distanceToLine({ x: 13, y: 4 }, [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toBe(5);
  });
});
