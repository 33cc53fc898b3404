import { expect, it } from "vitest";
import { offer } from "../testing/table.ts";
import { groupsOf, priceOf, sharedAbout, sharedStart, shortened } from "./verbs.ts";

it("parts the kinds and numbers in the order that is shown", () => {
  const groups = groupsOf([offer("move 3,1"), offer("move 3,2"), offer("open 3,1"), offer("deck-gun 1")]);

  expect(groups.map(({ title, offers }) => [title, offers.map(({ offer: { action }, number }) => [action, number])])).toEqual([
    ["Move", [["move 3,1", 1], ["move 3,2", 2]]],
    ["Open", [["open 3,1", 3]]],
    ["Deck gun", [["deck-gun 1", 4]]],
  ]);
});

it("names a price only where there is one", () => {
  expect(priceOf(2, "AP")).toBe("2 AP");
  expect(priceOf(0, "AP")).toBe("");
  expect(priceOf(2, "")).toBe("");
});

it("shows the first of a long list of one kind, and all of a short one", () => {
  const of = (count: number, spot = "square:0,1") =>
    groupsOf(Array.from({ length: count }, (_, index) => offer(`enter 0,${index}`, { spot })))[0]!.offers;

  expect(shortened(of(32)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shortened(of(16))).toHaveLength(16);
  expect(shortened(of(32, ""))).toHaveLength(32);
  const apt = of(32).map((row) => (row.number % 8 ? row : { ...row, offer: { ...row.offer, apt: true } }));
  expect(shortened(apt).map(({ number }) => number)).toEqual([8, 16, 24, 32]);
});

it("shows the best three handfuls of dice", () => {
  const locks = Array.from({ length: 15 }, (_, index) => offer(`lock ${index}`, { spots: ["die:H"] }));
  expect(shortened(groupsOf(locks)[0]!.offers).map(({ number }) => number)).toEqual([1, 2, 3]);
});

it("says once what is said of all alike", () => {
  const flights = (...abouts: string[]) => groupsOf(abouts.map((about) => offer("helicopter", { about })))[0]!.offers;
  expect(sharedAbout(flights("It flies.", "It flies."))).toBe("It flies.");
  expect(sharedAbout(flights("It flies.", "It burns."))).toBe("");
  expect(sharedAbout(flights("It flies."))).toBe("");
});

it("says once how a longer list begins, and leaves words to each", () => {
  const going = (...labels: string[]) => groupsOf(labels.map((label) => offer("move", { label })))[0]!.offers;
  expect(sharedStart(going("Move to the hall", "Move to the bath", "Move to the stove", "Move to the bed"))).toBe("Move to the ");
  expect(sharedStart(going("Move to the hall", "Move to the hall by the door", "Move to the bath", "Move to the bed"))).toBe("Move to the ");
  expect(sharedStart(going("Roll again", "Roll again", "Roll again", "Roll again"))).toBe("Roll ");
  expect(sharedStart(going("Move to the hall", "Open the door", "Move to the bath", "Move to the bed"))).toBe("");
  expect(sharedStart(going("Move to the hall", "Move to the bath"))).toBe("");
  expect(sharedStart(going(...[1, 2, 3, 4].map((number) => `Ask Firefighter ${number} to move`)))).toBe("");
});
