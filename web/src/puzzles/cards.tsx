/** Puzzles on the first page. */
import * as texts from "words/doors.ts";
import { api } from "../api.ts";
import { useAsked } from "../loading.tsx";
import { marks } from "./progress.ts";

export function PuzzleCards() {
  const { value } = useAsked(api.puzzles, "puzzles");
  if (!value?.length) return null;
  const solved = value.filter(({ id }) => marks.value[id] === "right").length;
  return (
    <section class="puzzles-door" aria-labelledby="puzzles-title">
      <h2 id="puzzles-title">{texts.puzzles}</h2>
      <p>
        {texts.door({ count: value.length, solved, a: (words) => <a href="/puzzles">{words}</a> })}
      </p>
    </section>
  );
}
