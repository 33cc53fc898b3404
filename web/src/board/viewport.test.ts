import { describe, expect, it } from "vitest";
import { following, held, legible, viewBox, whole, zoomed } from "./viewport.ts";

const frame = { x: 0, y: 0, width: 1000, height: 800 };
const desk = { frame, room: { width: 500, height: 400 } };
const phone = { frame, room: { width: 390, height: 440 } };

describe("the window over the sheet", () => {
  it("shows everything at first, and what lies around it in room of another shape", () => {
    expect(viewBox(whole(desk), desk)).toBe("0 0 1000 800");
    expect(viewBox(whole(phone), phone)).toBe("0 -164.1 1000 1128.21");
  });

  it("keeps the point under the fingers where it is", () => {
    const seen = zoomed(whole(desk), { x: 250, y: 200 }, 2, desk);
    expect(viewBox(seen, desk)).toBe("125 100 500 400");
  });

  it("never leaves the sheet", () => {
    expect(held({ zoom: 2, x: -50, y: 5000 }, desk)).toEqual({ zoom: 2, x: 250, y: 600 });
    expect(zoomed(whole(desk), { x: 0, y: 0 }, 0.2, desk)).toEqual(whole(desk));
  });

  it("keeps in the middle what is smaller than the room", () => {
    expect(held({ zoom: 1.2, x: 0, y: 0 }, phone)).toEqual({ zoom: 1.2, x: 1000 / 2.4, y: 400 });
  });

  it("stays on the floor that is shown", () => {
    const upper = { frame: { x: 0, y: 900, width: 600, height: 800 }, room: { width: 300, height: 400 } };
    expect(viewBox(whole(upper), upper)).toBe("0 900 600 800");
    expect(held({ zoom: 2, x: 0, y: 0 }, upper)).toEqual({ zoom: 2, x: 150, y: 1100 });
  });

  it("is near enough to read, and leaves no room empty", () => {
    const seen = held({ zoom: legible(phone), x: 900, y: 100 }, phone);
    expect(viewBox(seen, phone)).toBe("370.97 0 629.03 709.68");
    const low = { frame, room: { width: 640, height: 180 } };
    expect(viewBox(held({ zoom: legible(low), x: 900, y: 100 }, low), low)).toBe("0 0 1000 281.25");
  });

  it("follows only what comes near the border", () => {
    const seen = { zoom: 2, x: 500, y: 400 };
    expect(following(seen, { x: 600, y: 400 }, desk)).toBe(seen);
    expect(following(seen, { x: 700, y: 400 }, desk)).toEqual({ zoom: 2, x: 700, y: 400 });
    expect(following(seen, { x: 990, y: 400 }, desk)).toEqual({ zoom: 2, x: 750, y: 400 });
  });
});
