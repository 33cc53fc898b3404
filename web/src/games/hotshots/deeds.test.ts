import { expect, it } from "vitest";
import { deedsOf } from "./deeds.ts";

it("tells what somebody did most worth telling", () => {
  expect(deedsOf({ moved: 6, "firebreak-placed": 1, "flames-removed": 5, succeeded: 2 })).toBe("put out 5 flames, won 2 fights");
  expect(deedsOf({ "vehicle-used": 2, moved: 1 })).toBe("used 2 vehicles, walked 1 tile");
  expect(deedsOf({ awaited: 3 })).toBe("stood by");
});
