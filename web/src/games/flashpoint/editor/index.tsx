/** A house of one's own: how the file "plan" is made on the page. */
import { useMemo } from "preact/hooks";
import * as texts from "words/flashpoint-editor.ts";
import type { FileEditor } from "../../game.ts";
import { boxOf, Plan } from "./drawing.tsx";
import { HouseEditor } from "./editor.tsx";
import { emptyHouse } from "./house.ts";
import { read, write } from "./text.ts";

export const HOUSE_EDITOR: FileEditor = {
  title: texts.ownHouse,
  intro: texts.ownHouseAbout,
  ending: ".plan",
  blanks: [
    { title: texts.emptyHouse, text: write(emptyHouse(1)) },
    { title: texts.emptyHouseTwo, text: write(emptyHouse(2)) },
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
      <svg class="sheet" viewBox={boxOf(house)} role="img" aria-label={house.notes.get("title") ?? texts.aHouse}>
        <Plan house={house} start="family" />
      </svg>
    </div>
  );
}
