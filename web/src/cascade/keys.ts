/** The keys of the film; while it runs they come before those of the table. */
import { isForPage, isWithin } from "../common/keys.ts";
import { canWatchAgain, isRunning, skip, stepBack, stepForward, togglePause, watchAgain } from "./control.ts";

const KEYS: Record<string, () => void> = { "[": stepBack, "]": stepForward, Escape: skip };
const SHIFTED: Record<string, () => unknown> = { ArrowLeft: stepBack, ArrowRight: stepForward };

/** Do what the key means for the film; false if it means nothing there. */
export function hearFilm(event: KeyboardEvent): boolean {
  const act = actOf(event);
  if (act) void act();
  return act !== undefined;
}

function actOf(event: KeyboardEvent): (() => unknown) | undefined {
  if (isRunning.peek()) return KEYS[event.key] ?? (event.shiftKey ? SHIFTED[event.key] : undefined);
  return event.shiftKey && event.key === "ArrowLeft" && canWatchAgain.peek() ? watchAgain : undefined;
}

/** Hear Space before any button does, until the returned function is called. */
export function listenToSpace(): () => void {
  document.addEventListener("keydown", pressSpace, true);
  document.addEventListener("keyup", liftSpace, true);
  return () => {
    document.removeEventListener("keydown", pressSpace, true);
    document.removeEventListener("keyup", liftSpace, true);
  };
}

/** What keeps Space for itself: the film's own buttons that the keyboard went to, and boxes to tick. */
const OWN_SPACE = ".cascade button, input";

let spaceHeard = false;

function pressSpace(event: KeyboardEvent): void {
  if (event.key !== " " || !isRunning.peek() || !isForPage(event) || isWithin(event, OWN_SPACE)) return;
  event.stopPropagation();
  event.preventDefault();
  spaceHeard = true;
  if (!event.repeat) togglePause();
}

/** Some browsers press a button when Space is lifted. */
function liftSpace(event: KeyboardEvent): void {
  if (event.key === " " && spaceHeard) event.preventDefault();
  spaceHeard = false;
}
