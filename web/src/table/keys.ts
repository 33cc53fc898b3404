/** Every key of the table; the help is drawn from the same rows. */
import { signal } from "@preact/signals";
import * as texts from "words/table.ts";
import { activate, ARROWS, moveCursor } from "../board/cursor.ts";
import { hearFilm } from "../cascade/keys.ts";
import { isForPage, isWithin } from "../common/keys.ts";
import { redo, undo } from "../connection.ts";
import { highlight, isSettled, refusal, say, selection, snapshot } from "../store.ts";
import { isTold } from "../told.ts";
import { endNow } from "./actions.tsx";
import { endOffer, whoseTurn } from "./turn.ts";

export const helpOpen = signal(false);
export const commandOpen = signal(false);
export const rulesOpen = signal(false);

export const showHelp = (): void => void (helpOpen.value = true);
export const openCommandLine = (): void => void (commandOpen.value = true);
export const showRules = (): void => void (rulesOpen.value = true);

interface Binding {
  keys: string[];
  /** How the keys are written in the help. */
  written: string;
  text: string;
  act: (key: string) => void;
  /** Only where the focus is not on something with a meaning of its own for the key. */
  free?: boolean;
}

export const BINDINGS: Binding[] = [
  {
    keys: Object.keys(ARROWS),
    written: "← ↑ → ↓",
    text: texts.keyArrows,
    act: (key) => moveCursor(ARROWS[key]!),
    free: true,
  },
  { keys: ["Enter"], written: texts.enter, text: texts.keyEnter, act: activate, free: true },
  {
    keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    written: "1 … 9",
    text: texts.keyNumber,
    act: chooseOffer,
  },
  { keys: ["u"], written: "u", text: texts.keyUndo, act: () => void undo() },
  { keys: ["U"], written: texts.shiftU, text: texts.keyRedo, act: () => void redo() },
  { keys: ["e"], written: "e", text: texts.endTheTurn, act: endOrSay },
  { keys: ["/"], written: "/", text: texts.typeCommand, act: openCommandLine },
  { keys: ["r"], written: "r", text: texts.rules, act: showRules },
  { keys: ["?"], written: "?", text: texts.keyHelp, act: showHelp },
  { keys: ["Escape"], written: texts.esc, text: texts.keyEsc, act: dismiss },
];

/** Keys that the board and the film of the fire hear themselves. */
export const HEARD_ELSEWHERE: Pick<Binding, "written" | "text">[] = [
  { written: "p", text: texts.keyPoint },
  { written: texts.space, text: texts.keyPause },
  { written: "[ ]", text: texts.keyStep },
  { written: texts.shiftLeft, text: texts.keyAgain },
];

/** What carries a number on the screen is chosen with its key, and nothing else. */
function chooseOffer(key: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-number="${key}"]`)];
  const shown = buttons.find((button) => button.checkVisibility());
  if (shown) shown.click();
  else say(whyNothing(), true);
}

const WATCH_FIRST = texts.watchFirstKeys;

/** Why nothing has the number that was pressed. */
function whyNothing(): string {
  const now = snapshot.peek();
  if (!isTold.peek()) return WATCH_FIRST;
  return (now && whoseTurn(now)) ?? texts.noNumber;
}

function endOrSay(): void {
  if (!endOffer.peek()) say(texts.noEnd, true);
  else if (!isSettled.peek()) say(WATCH_FIRST, true);
  else endNow();
}

function dismiss(): void {
  selection.value = refusal.value = null;
  highlight.value = [];
}

/** Hear the keys of the table until the returned function is called; what they opened is closed then. */
export function listenToKeys(): () => void {
  document.addEventListener("keydown", hear);
  return () => {
    document.removeEventListener("keydown", hear);
    helpOpen.value = commandOpen.value = rulesOpen.value = false;
  };
}

function hear(event: KeyboardEvent): void {
  if (!isForPage(event)) return;
  if (hearFilm(event)) return event.preventDefault();
  const binding = BINDINGS.find(({ keys }) => keys.includes(event.key));
  if (!binding || (binding.free && isWithin(event, HAVE_OWN_KEYS))) return;
  event.preventDefault();
  // A key that is held down moves the cursor on; it never does a second thing.
  if (!event.repeat || event.key in ARROWS) binding.act(event.key);
}

const HAVE_OWN_KEYS = "button, a, input, summary, [role=tabpanel], [role=menu], [role=slider]";
