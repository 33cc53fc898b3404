/** What a number of matches brings, in words. */
import * as texts from "words/hotshots.ts";
import type { Reward } from "./protocol.ts";

/** "2 off, token or Firebreak": one of several rewards is chosen. */
export function rewardWords(rewards: Reward[]): string {
  const { flames } = rewards[0]!;
  const gains = rewards.map(({ tokens, firebreaks }) => [tokens ? texts.token : "", firebreaks ? texts.firebreak : ""].filter(Boolean).join(" + "));
  return texts.reward({ flames, gains: gains.filter(Boolean) });
}
