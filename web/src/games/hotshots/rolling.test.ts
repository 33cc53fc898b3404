import { expect, it } from "vitest";
import { offer } from "../../testing/table.ts";
import { rollsFirst } from "./rolling.ts";

const stop = (reward: string) => offer("stop", { verb: "stop", phrase: { name: `action.stop.${reward}`, arguments: {} } });
const roll = offer("roll", { verb: "roll" });

it("rolls on where stopping brings nothing, and stops for a reward", () => {
  expect(rollsFirst([roll, stop("nothing")])).toBe(roll);
  expect(rollsFirst([roll, stop("firebreak"), stop("flame")])).toBeUndefined();
  expect(rollsFirst([stop("nothing")])).toBeUndefined();
});
