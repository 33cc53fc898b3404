import { expect, test } from "vitest";
import { beat } from "./beat.ts";

const animation = (animationName: string, currentTime: number) => ({ animationName, currentTime }) as unknown as Animation;

test("a beat moves what lives, each by its own clock, and nothing else", () => {
  const all = [animation("flicker", 0), animation("drift", 900), animation("settle-in", 40)];
  beat(all);
  expect(all.map((one) => one.currentTime)).toEqual([350, 1250, 40]);
  beat(all);
  expect(all.map((one) => one.currentTime)).toEqual([700, 1600, 40]);
});
