import { expect, test } from "vitest";
import { HOUSE, HOUSE_VIEW } from "../games/flashpoint/testing.ts";
import { shown, snapshot } from "../store.ts";
import { snapshotOf } from "../testing/table.ts";
import { named, namedLine, playerName, playerOf, YOU } from "./people.ts";

snapshot.value = snapshotOf({
  pawns: ["1 Paramedic", "2 Generalist", "3 Veteran", "4 CAFS"],
  holders: [
    { kind: "person", person: 0 },
    { kind: "bot", bot: "greedy", name: "Kim", style: "", person: null, open: false, turn: false },
    { kind: "person", person: 1 },
    { kind: "person", person: 1 },
  ],
});

test.each([
  ["Firefighter 1 moved to the kitchen.", "You moved to the kitchen."],
  ["Firefighter 1 (Paramedic) is in the bathroom and has 4 AP.", "You are in the bathroom and have 4 AP."],
  ["Firefighter 1 was knocked down in the hall and loses the next turn.", "You were knocked down in the hall and lose the next turn."],
  ["Firefighter 1 begins a turn.", "You begin a turn."],
  ["Firefighter 2 ended the turn with no AP saved.", "Kim ended the turn with no AP saved."],
  ["Order firefighter 2 to the toilet", "Order Kim to the toilet"],
  ["Fire reaches firefighter 1 in the toilet: dodge, or take it.", "Fire reaches you in the toilet: dodge, or take it."],
  ["Firefighter 3 was carried off.", "Firefighter 3 was carried off."],
  ["The shock wave hit walls and spreads fires.", "The shock wave hit walls and spreads fires."],
])("%s", (told, read) => {
  expect(named(told)).toBe(read);
});

test("a specialist whom one person plays beside others is told by the role, a plain firefighter by the number", () => {
  const before = snapshot.value!;
  const roles = ["firefighter", "firefighter", "paramedic", "firefighter"];
  shown.value = { ...HOUSE_VIEW, pawns: roles.map((role) => ({ ...HOUSE_VIEW.pawns[0]!, role })) };
  snapshot.value = { ...before, scene: HOUSE, view: shown.value };
  expect(named("Firefighter 3 opened a door.")).toBe("The Paramedic opened a door.");
  expect(named("Order firefighter 3 to the hall; firefighter 4 waits.")).toBe("Order the Paramedic to the hall; firefighter 4 waits.");
  expect([2, 3].map(playerName)).toEqual(["Paramedic", "4 CAFS"]);
  [snapshot.value, shown.value] = [before, {}];
});

test("a heading tells who plays, or which pawn where one person plays several", () => {
  expect([0, 1, 2].map(playerName)).toEqual(["You", "Kim", "3 Veteran"]);
});

test("what one did at the table oneself is told as one's own", () => {
  const line = { seq: 1, step: 1, spots: [], cite: null, pawn: -1, undone: false, fire: false, phrase: null };
  const told = (kind: string, text: string) => namedLine({ ...line, kind, text });
  expect(told("undo", "Ada took back “Open the door”.")).toBe("You took back “Open the door”.");
  expect(told("used-aid", "Grace asked for hints.")).toBe("Grace asked for hints.");
  const before = snapshot.value!;
  snapshot.value = { ...before, people: before.people.map((person) => ({ ...person, name: "Somebody" })) };
  expect(told("undo", "Somebody took back “Open the door”.")).toBe("Somebody took back “Open the door”.");
  snapshot.value = before;
});

test("a game that is looked back on names its players, and who looks is you", () => {
  const players = [{ person: 0, name: "Ada" }, { person: 1, name: "Ben" }, { person: null, name: "Kim" }, { person: null, name: "" }];
  expect([0, 1, 2, 3].map((pawn) => playerOf(players, pawn, 0))).toEqual([YOU, "Ben", "Kim", null]);
  expect(playerOf([players[0]!, players[0]!], 0, null)).toBeNull();
});
