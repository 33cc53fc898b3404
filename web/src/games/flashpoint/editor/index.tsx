/** A house of one's own: how the file "plan" is made on the page. */
import { useMemo } from "preact/hooks";
import type { FileEditor } from "../../game.ts";
import { boxOf, Plan } from "./drawing.tsx";
import { HouseEditor } from "./editor.tsx";
import { emptyHouse } from "./house.ts";
import { read, write } from "./text.ts";

export const HOUSE_EDITOR: FileEditor = {
  title: "A house of your own",
  intro: "Draw walls and doors, name the rooms, park the engine: what you draw is judged as you go, and played at a click.",
  ending: ".plan",
  blanks: [
    { title: "An empty house", text: write(emptyHouse(1)) },
    { title: "An empty house of two floors", text: write(emptyHouse(2)) },
  ],
  Editor: HouseEditor,
  Picture: HousePicture,
  titleOf: (text) => read(text)?.notes.get("title") ?? "",
};

function HousePicture({ text }: { text: string }) {
  const house = useMemo(() => read(text), [text]);
  if (!house) return null;
  return (
    <div class="board">
      <svg class="sheet" viewBox={boxOf(house)} role="img" aria-label={house.notes.get("title") ?? "A house"}>
        <Plan house={house} start="family" />
      </svg>
    </div>
  );
}
