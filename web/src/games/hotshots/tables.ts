/** What is made as a table: the tiles and the Fire cards. */
import { tableEditor } from "../../workshop/table_editor.tsx";

export const TILES_EDITOR = tableEditor({
  title: "Tiles of your own",
  intro: "How many flames a tile of the forest stands, what its dice ask for, and how it begins.",
});

export const CARDS_EDITOR = tableEditor({
  title: "Fire cards of your own",
  intro: "The whole Fire deck of the forest, a row for each card.",
});
