import { falseAlarm } from "words/flashpoint.ts";
import { expect, test } from "vitest";
import { frame } from "../../testing/table.ts";
import { EFFECTS } from "./effects.tsx";

const turned = (kind: string) => ({ ...frame(1), phrase: { name: "event.poi-revealed.found", arguments: { kind: { name: kind, arguments: {} } } } });

test("a false alarm is told at its place, a victim is seen there", () => {
  const told = EFFECTS.told!["poi-revealed"]!;
  expect(told(turned("a-piece.false-alarm"))).toBe(falseAlarm);
  expect(told(turned("a-piece.victim"))).toBe("");
});
