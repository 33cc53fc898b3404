import { expect, it } from "vitest";
import { rewardWords } from "./ladder.tsx";
import type { Reward } from "./protocol.ts";

function reward(flames: number, tokens: number, firebreaks: number): Reward {
  return { matches: 5, flames, tokens, firebreaks };
}

it("tells what a number of matches brings", () => {
  expect(rewardWords([reward(0, 0, 1)])).toBe("Firebreak");
  expect(rewardWords([reward(1, 0, 0)])).toBe("1 flame off");
  expect(rewardWords([reward(2, 0, 1), reward(2, 1, 0)])).toBe("2 off, Firebreak or token");
  expect(rewardWords([reward(3, 1, 1)])).toBe("3 off, token + Firebreak");
});
