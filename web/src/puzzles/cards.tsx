/** Puzzles on the first page. */
import { api } from "../api.ts";
import { useAsked } from "../loading.tsx";
import { marks } from "./progress.ts";

export function PuzzleCards() {
  const { value } = useAsked(api.puzzles, "puzzles");
  if (!value?.length) return null;
  const solved = value.filter(({ id }) => marks.value[id] === "right").length;
  return (
    <section class="puzzles-door" aria-labelledby="puzzles-title">
      <h2 id="puzzles-title">Puzzles</h2>
      <p>
        Win this turn, save everybody, lose least: {value.length} positions from real games, from easy to hard.{" "}
        <a href="/puzzles">{solved ? `You have solved ${solved}` : "Try a few minutes of it"}</a>
      </p>
    </section>
  );
}
