/** What 3 to 6 matches bring, as pictures and words; a click on what is reached stops for it. */
import * as texts from "words/hotshots.ts";
import { perform } from "../../board/acting.ts";
import { isOpen } from "../../board/state.ts";
import { choiceOf } from "../../board/targets.ts";
import { advised } from "../../panels/advised.ts";
import { offers } from "../../store.ts";
import { FirebreakBar } from "./firebreak.tsx";
import type { Reward } from "./protocol.ts";
import { TokenFace } from "./token.tsx";

export function Ladder({ rewards, matches, burning }: { rewards: Reward[]; matches: number; burning: boolean }) {
  const steps = [...new Set(rewards.map((reward) => reward.matches))];
  const best = steps.filter((step) => step <= matches && (burning || step === steps[0])).at(-1);
  return (
    <ol class="ladder" aria-label={texts.whatMatchesBring}>
      {steps.map((step) => {
        const here = rewards.filter((reward) => reward.matches === step);
        const idle = !burning && here.every(({ flames }) => flames > 0);
        const several = here.filter((reward) => stopFor(rewards, reward)).length > 1;
        return (
          <li key={step} class={step === best ? "now" : step < matches ? "past" : idle ? "idle" : undefined}>
            <b>{step}</b>
            <span class="ladder-picture" aria-hidden="true">
              <Picture rewards={several ? here.map(onlyFlames) : here} />
            </span>
            <span class="ladder-words">{idle ? texts.noFireHere : rewardWords(several ? here.map(onlyFlames) : here)}</span>
            <span class={several ? "ladder-stops several" : "ladder-stops"}>
              {here.map((reward) => (
                <Stop key={rewards.indexOf(reward)} rewards={rewards} reward={reward} several={several} />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The offer to stop for a reward, while it can be taken. */
function stopFor(rewards: Reward[], reward: Reward) {
  const spot = `reward:${rewards.indexOf(reward) + 1}`;
  return isOpen.value ? offers.value.find(({ spots }) => spots.includes(spot)) : undefined;
}

/** Over the whole step, or, where one of several is chosen, with its own picture. */
function Stop({ rewards, reward, several }: { rewards: Reward[]; reward: Reward; several: boolean }) {
  const offer = stopFor(rewards, reward);
  if (!offer) return null;
  return (
    <button class={advised.value?.offer === offer ? "meant" : undefined} aria-label={offer.label} title={offer.label} onClick={() => perform(choiceOf(offer))}>
      {several && <Picture rewards={[{ ...reward, flames: 0 }]} />}
    </button>
  );
}

function onlyFlames(reward: Reward): Reward {
  return { ...reward, tokens: 0, firebreaks: 0 };
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
  const gains = rewards.map(({ tokens, firebreaks }) => [tokens ? texts.token : "", firebreaks ? texts.firebreak : ""].filter(Boolean).join(" + "));
  return texts.reward({ flames, gains: gains.filter(Boolean) });
}
