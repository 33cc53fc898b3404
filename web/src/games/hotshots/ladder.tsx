/** What 3 to 6 matches bring, as pictures and words. */
import { FirebreakBar } from "./firebreak.tsx";
import type { Reward } from "./protocol.ts";
import { TokenFace } from "./token.tsx";

export function Ladder({ rewards, matches, burning }: { rewards: Reward[]; matches: number; burning: boolean }) {
  const steps = [...new Set(rewards.map((reward) => reward.matches))];
  const best = steps.filter((step) => step <= matches && (burning || step === steps[0])).at(-1);
  return (
    <ol class="ladder" aria-label="What matches bring">
      {steps.map((step) => {
        const here = rewards.filter((reward) => reward.matches === step);
        const idle = !burning && here.every(({ flames }) => flames > 0);
        return (
          <li key={step} class={step === best ? "now" : step < matches ? "past" : idle ? "idle" : undefined}>
            <b>{step}</b>
            <span class="ladder-picture" aria-hidden="true">
              <Picture rewards={here} />
            </span>
            <span class="ladder-words">{idle ? "no fire here" : rewardWords(here)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Picture({ rewards }: { rewards: Reward[] }) {
  const flames = Math.max(...rewards.map((reward) => reward.flames));
  const [token, firebreak] = [rewards.some(({ tokens }) => tokens), rewards.some(({ firebreaks }) => firebreaks)];
  return (
    <>
      {flames > 0 && (
        <svg viewBox={`-11 -29 ${7 + 15 * flames} 30`}>
          {Array.from({ length: flames }, (_, index) => (
            <use key={index} href="#flame" x={15 * index} />
          ))}
        </svg>
      )}
      {token && <TokenFace token="wild" size={18} />}
      {firebreak && (
        <svg viewBox="-36 -12 72 24">
          <FirebreakBar />
        </svg>
      )}
    </>
  );
}

/** "2 off, token or Firebreak": one of several rewards is chosen. */
export function rewardWords(rewards: Reward[]): string {
  const { flames } = rewards[0]!;
  const gains = rewards.map(({ tokens, firebreaks }) => [tokens ? "token" : "", firebreaks ? "Firebreak" : ""].filter(Boolean).join(" + "));
  const off = flames === 1 ? "1 flame off" : flames ? `${flames} off` : "";
  return [off, gains.filter(Boolean).join(" or ")].filter(Boolean).join(", ");
}
