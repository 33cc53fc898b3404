import { expect, it } from "vitest";
import type { Plan } from "../protocol/index.ts";
import { adviceWords, reasonsOf } from "./aids.tsx";

it("says that advice is off only while it is", () => {
  expect(adviceWords({ hint: false, chance: false, threats: false })).toMatch(/^Advice is off\./);
  expect(adviceWords({ hint: true, chance: false, threats: false })).not.toContain("is off");
});

it("tells a reason once, also if several steps have it", () => {
  const step = (why: string) => ({ action: "end", label: "End", price: 0, why, spots: [] });
  const plan = { steps: [step("Near."), step("Near."), step("")], facts: ["The wall falls."] } as unknown as Plan;

  expect(reasonsOf(plan)).toEqual(["Near.", "The wall falls."]);
});
