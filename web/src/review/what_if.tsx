/** Another game that begins at this moment. */
import { somebody } from "words/common.ts";
import * as texts from "words/review.ts";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import { Problem, useSending } from "../loading.tsx";
import type { Branching } from "../protocol/index.ts";
import { settings } from "../settings.ts";

interface Props {
  id: string;
  step: number;
  /** Is the game over, and is this its last step? */
  over: boolean;
  last: boolean;
}

export function WhatIf({ id, step, over, last }: Props) {
  const { busy, problem, run } = useSending();
  const branch = (luck: Branching["luck"]) =>
    void run(async () => {
      const ticket = await api.branch(id, { step, luck, name: settings.value.name || somebody });
      sitDown(ticket);
    });
  return (
    <section class="what-if" aria-label={texts.whatIf}>
      <h2>{texts.whatIfTitle}</h2>
      <p class="soft">
        {over && last
          ? texts.overHere
          : texts.playOn({ step })}
      </p>
      <p class="buttons">
        <button disabled={busy || (over && last)} onClick={() => branch("new")}>
          {texts.newLuck}
        </button>
        {over && (
          <button disabled={busy || last} onClick={() => branch("same")}>
            {texts.sameLuck}
          </button>
        )}
      </p>
      <Problem text={problem} />
    </section>
  );
}
