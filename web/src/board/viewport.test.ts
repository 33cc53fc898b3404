import { describe, expect, it } from "vitest";
import { held, viewBox, whole, zoomed } from "./viewport.ts";

const sheet = { x: 0, y: 0, width: 1000, height: 800 };

describe("the window over the sheet", () => {
  it("shows everything at first", () => {
    expect(viewBox(whole(sheet), sheet)).toBe("0 0 1000 800");
  });

  it("keeps the point under the fingers where it is", () => {
    const seen = zoomed(whole(sheet), { x: 250, y: 200 }, 2, sheet);
    expect(viewBox(seen, sheet)).toBe("125 100 500 400");
  });

  it("never leaves the sheet", () => {
    expect(held({ zoom: 2, x: -50, y: 5000 }, sheet)).toEqual({ zoom: 2, x: 250, y: 600 });
    expect(zoomed(whole(sheet), { x: 0, y: 0 }, 0.2, sheet)).toEqual(whole(sheet));
  });

  it("stays on the floor that is shown", () => {
    const upper = { x: 0, y: 900, width: 600, height: 800 };
    expect(viewBox(whole(upper), upper)).toBe("0 900 600 800");
    expect(held({ zoom: 2, x: 0, y: 0 }, upper)).toEqual({ zoom: 2, x: 150, y: 1100 });
  });
});
