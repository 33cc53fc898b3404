import { describe, expect, it } from "vitest";
import { slots } from "./slots.ts";

describe("slots", () => {
  it("give every piece a place of its own inside the square", () => {
    for (let number = 1; number <= 9; number++) {
      const found = slots(number);
      expect(new Set(found.map(({ x, y }) => `${x}/${y}`)).size).toBe(number);
      for (const { x, y, size } of found) {
        expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(50);
        expect(Math.abs(y) + size / 2).toBeLessThanOrEqual(50);
      }
    }
  });

  it("keep up to five pieces from covering each other's middle", () => {
    for (let number = 2; number <= 5; number++) {
      const found = slots(number);
      found.forEach((a, index) =>
        found.slice(index + 1).forEach((b) => {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size * 0.8);
        }),
      );
    }
  });

  it("pile up what does not fit", () => {
    expect(slots(12)).toHaveLength(12);
  });
});
