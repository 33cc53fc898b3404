import { expect, test } from "vitest";
import { snapshot } from "../store.ts";
import { snapshotOf } from "../testing/table.ts";
import { named, playerName } from "./people.ts";

snapshot.value = snapshotOf({
  pawns: ["1 Paramedic", "2 Generalist", "3 Veteran", "4 CAFS"],
  holders: [
    { kind: "person", person: 0 },
    { kind: "bot", bot: "greedy", name: "Karl", style: "", person: null },
    { kind: "person", person: 1 },
    { kind: "person", person: 1 },
  ],
});

test.each([
  ["Firefighter 1 moved to the kitchen.", "You moved to the kitchen."],
  ["Firefighter 1 (Paramedic) is in the bathroom and has 4 AP.", "You are in the bathroom and have 4 AP."],
  ["Firefighter 1 was knocked down in the hall and loses the next turn.", "You were knocked down in the hall and lose the next turn."],
  ["Firefighter 1 begins a turn.", "You begin a turn."],
  ["Firefighter 2 ended the turn with no AP saved.", "Karl ended the turn with no AP saved."],
  ["Order firefighter 2 to the toilet", "Order Karl to the toilet"],
  ["Fire reaches firefighter 1 in the toilet: dodge, or take it.", "Fire reaches you in the toilet: dodge, or take it."],
  ["Firefighter 3 was carried off.", "Firefighter 3 was carried off."],
  ["The shock wave hit walls and spreads fires.", "The shock wave hit walls and spreads fires."],
])("%s", (told, read) => {
  expect(named(told)).toBe(read);
});

test("a heading tells who plays, or which pawn where one person plays several", () => {
  expect([0, 1, 2].map(playerName)).toEqual(["You", "Karl", "3 Veteran"]);
});
