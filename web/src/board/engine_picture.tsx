/** A position as the engine draws it, for games that bring no board of their own. */
import * as texts from "words/board.ts";
import { api } from "../api.ts";
import { useAsked } from "../loading.tsx";
import { snapshot } from "../store.ts";

export function EnginePicture({ table, step, words }: { table: string; step: number; words: string }) {
  const { value } = useAsked(() => api.picture(table, step), `${table} ${step}`);
  return <img class="engine-picture" src={value ? `data:image/svg+xml,${encodeURIComponent(value)}` : undefined} alt={words} />;
}

/** The position at the table; it is played from the list of actions. */
export function EngineBoard() {
  const now = snapshot.value;
  return (
    <section class="board" aria-label={texts.board}>
      <div class="board-frame">{now && <EnginePicture table={now.table.id} step={now.step} words={now.situation} />}</div>
    </section>
  );
}
