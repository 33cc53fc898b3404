/** Another game that begins at this moment. */
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
      const ticket = await api.branch(id, { step, luck, name: settings.value.name || "Somebody" });
      sitDown(ticket);
    });
  return (
    <section class="what-if" aria-label="What if">
      <h2>What if …</h2>
      <p class="soft">
        {over && last
          ? "The game is over here; go back to the step that you would have played otherwise."
          : `Play on from step ${step} at a table of your own, with all the pawns.`}
      </p>
      <p class="buttons">
        <button disabled={busy || (over && last)} onClick={() => branch("new")}>
          With new luck
        </button>
        {over && (
          <button disabled={busy || last} onClick={() => branch("same")}>
            With the same luck
          </button>
        )}
      </p>
      <Problem text={problem} />
    </section>
  );
}
