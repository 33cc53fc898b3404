/** What is made as a table: the decks and the specialists. */
import { tableEditor } from "../../../workshop/table_editor.tsx";

export const DECK_EDITOR = tableEditor({
  title: "Decks of your own",
  intro: "The Fire cards, Flare Ups and Events of Tragic Events: how many there are, and what each of them does.",
  ruleset: "flashpoint/tragic-events",
});

export const SPECIALISTS_EDITOR = tableEditor({
  title: "Specialists of your own",
  intro: "Firefighters with other skills: what each action costs them, and how much they can do in a turn.",
  ruleset: "flashpoint/experienced",
});
