/** A position as the engine draws it, for games that bring no board of their own. */
import * as texts from "words/board.ts";
import { api } from "../api.ts";
import { snapshot } from "../store.ts";

export function EnginePicture({ table, step, words }: { table: string; step: number; words: string }) {
  return <img class="engine-picture" src={api.pictureAddress(table, step)} alt={words} />;
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
