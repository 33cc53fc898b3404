import { expect, it } from "vitest";
import type { LogLine } from "../../protocol/index.ts";
import { deedsOf } from "./deeds.ts";

function line(kind: string, pawn = 0, undone = false): LogLine {
  return { seq: 0, step: 0, text: "", spots: [], cite: null, pawn, undone, kind, fire: false, phrase: null };
}

it("tells what somebody did most worth telling, and nothing that was taken back", () => {
  const lines = [line("moved"), line("succeeded"), line("succeeded"), line("firebreak-placed", 0, true), line("vehicle-used", 1)];
  expect(deedsOf(lines, 0)).toBe("won 2 fights, walked 1 tile");
  expect(deedsOf(lines, 1)).toBe("used 1 vehicle");
  expect(deedsOf(lines, 2)).toBe("stood by");
});
