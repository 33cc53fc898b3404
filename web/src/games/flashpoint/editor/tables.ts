/** What is made as a table: the decks and the specialists. */
import * as texts from "words/flashpoint-editor.ts";
import { tableEditor } from "../../../workshop/table_editor.tsx";

export const DECK_EDITOR = tableEditor({
  title: texts.ownDecks,
  intro: texts.ownDecksAbout,
  ruleset: "flashpoint/tragic-events",
});

export const SPECIALISTS_EDITOR = tableEditor({
  title: texts.ownSpecialists,
  intro: texts.ownSpecialistsAbout,
  ruleset: "flashpoint/experienced",
});
