/** In a review: a costly decision as a puzzle of one's own. */
import * as texts from "words/puzzles.ts";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import { Problem, useSending } from "../loading.tsx";
import { solverName } from "./solving.ts";

export function TryIt({ table, step }: { table: string; step: number }) {
  const { busy, problem, run } = useSending();
  const begin = () =>
    void run(async () => {
      const ticket = await api.makePuzzle(table, { step, name: solverName() });
      sitDown({ ...ticket, puzzle: true });
    });
  return (
    <>
      <button class="small" disabled={busy} onClick={begin}>
        {busy ? texts.weighing : texts.tryIt}
      </button>
      <Problem text={problem} />
    </>
  );
}
