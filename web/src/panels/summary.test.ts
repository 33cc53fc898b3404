import { expect, it } from "vitest";
import type { LogLine } from "../protocol/index.ts";
import { endingLine, reasonOf } from "./summary.tsx";

function line(text: string, kind: string, undone = false): LogLine {
  return { seq: 1, step: 1, text, spots: [], cite: null, pawn: -1, undone, kind, fire: false, phrase: null };
}

it("tells why the game ended, whatever was done at the table since", () => {
  const lines = [line("Seven are out.", "game-ended"), line("Ada wants to play again.", "again")];
  expect(endingLine(lines)?.text).toBe("Seven are out.");
});

it("passes over an end that was taken back", () => {
  const lines = [line("The house falls.", "game-ended", true), line("Ada moves.", "moved")];
  expect(endingLine(lines)?.text).toBe("Ada moves.");
});

it("does not say again what the headline says", () => {
  expect(reasonOf("The game is lost: the house collapsed.", "The game is lost")).toBe("The house collapsed.");
  expect(reasonOf("Seven are out.", "The game is won")).toBe("Seven are out.");
});
