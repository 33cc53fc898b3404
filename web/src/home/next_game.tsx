/** After a game that was won alone: the one that comes after it in its box, begun in one click. */
import * as texts from "words/home.ts";
import { catalogue } from "../api.ts";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { Setup } from "../protocol/index.ts";
import { play } from "./boxes.ts";
import { nextOf } from "./following.ts";

export function NextGame({ setup }: { setup: Setup }) {
  const { value } = useAsked(catalogue, "");
  const sending = useSending();
  const box = value && nextOf(value, setup);
  if (!box) return null;
  return (
    <>
      <p class="next-game">
        <button disabled={sending.busy} onClick={() => void sending.run(() => play(box))}>
          {texts.nextGame({ title: box.preset.title })}
        </button>
        <small class="soft">{box.preset.text}</small>
      </p>
      <Problem text={sending.problem} />
    </>
  );
}
