/** What is made as a table: the tiles and the Fire cards. */
import * as texts from "words/hotshots-editor.ts";
import { tableEditor } from "../../workshop/table_editor.tsx";

export const TILES_EDITOR = tableEditor({
  title: texts.ownTiles,
  intro: texts.ownTilesAbout,
});

export const CARDS_EDITOR = tableEditor({
  title: texts.ownCards,
  intro: texts.ownCardsAbout,
});
