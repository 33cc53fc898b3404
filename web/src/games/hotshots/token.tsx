/** A reward token: round, with a picture of its own; its colour tells what it helps with. */
import { SpotButton } from "../../board/spot-button.tsx";
import type { HotshotsScene } from "./protocol.ts";

/** Dice, moving, fire, people. */
const KINDS: Record<string, string> = {
  "helmet-hose": "dice",
  "combi-mcleod": "dice",
  "chainsaw-pulaski": "dice",
  wild: "dice",
  double: "dice",
  "save-die": "dice",
  recover: "dice",
  "move-2": "moving",
  "move-1": "moving",
  anywhere: "moving",
  "skip-card": "fire",
  "extra-flame": "fire",
  firebreak: "earth",
  summon: "people",
  support: "people",
  "extra-turn": "people",
};

export function TokenFace({ token, size = 34 }: { token: string; size?: number }) {
  return (
    <svg class={`token-face ${KINDS[token] ?? "people"}`} viewBox="-25 -25 50 50" width={size} height={size} aria-hidden="true">
      <circle class="token-rim" cy="1" r="24" />
      <circle class="token-paper" r="23" />
      <circle class="token-disc" r="19.5" />
      <circle class="token-ring" r="21.3" />
      <use href={`#token-${token}`} />
    </svg>
  );
}

/** In somebody's hand, or to be chosen: what it is stands beside it where there is room. */
export function Token({ scene, token, named }: { scene: HotshotsScene; token: string; named?: boolean }) {
  const about = scene.tokens[token];
  return (
    <SpotButton spot={`token:${token}`} class={named ? "token labelled" : "token"} title={`${about?.title ?? token}: ${about?.text ?? ""}`}>
      <TokenFace token={token} />
      <span class={named ? "token-name" : "unseen"}>{about?.title ?? token}</span>
    </SpotButton>
  );
}
