/** Undo and End turn: always in the same place, never by accident. */
import { useEffect, useState } from "preact/hooks";
import { release, useFresh } from "../common/fresh.ts";
import { play, redo, undo } from "../connection.ts";
import { isMine, isSettled, sending, snapshot, you } from "../store.ts";
import { settings } from "../settings.ts";
import { isTold } from "../told.ts";
import { endOffer, sureWords, undoKind, wastes } from "./turn.ts";

export function TurnButtons() {
  if (snapshot.value?.table.status === "over" && isTold.value) return null;
  return (
    <div class="turn-buttons">
      <UndoButton />
      <RedoButton />
      <EndButton />
    </div>
  );
}

const UNDO_TITLES = {
  free: "Take the last step back (u)",
  consent: "Ask the table to take the last step back (u)",
  no: "There is nothing to take back, or luck came after it",
};

function UndoButton() {
  const now = snapshot.value;
  if (!now || you.value.person === null) return null;
  const kind = undoKind(now);
  return (
    <button disabled={kind === "no"} aria-disabled={sending.value !== null} title={UNDO_TITLES[kind]} onClick={() => void undo()}>
      <span aria-hidden="true">↶</span> {kind === "consent" ? "Ask to undo" : "Undo"}
    </button>
  );
}

function RedoButton() {
  const again = snapshot.value?.redo ?? [];
  if (you.value.person === null || !again.length || !isMine.value) return null;
  return (
    <button aria-disabled={sending.value !== null} title="Do again what was taken back (Shift u)" onClick={() => void redo()}>
      <span aria-hidden="true">↷</span> Redo
    </button>
  );
}

const SURE_FOR = 4000;
/** So long the turn of the next cannot be ended by a second click. */
const FRESH_FOR = 400;

function EndButton() {
  const offer = endOffer.value;
  const [asked, setAsked] = useState("");
  const [ended, setEnded] = useState(0);
  const isFresh = useFresh(`${snapshot.value?.awaits.pawn}/${ended}`, FRESH_FOR);
  const here = `${offer?.action}/${snapshot.value?.position}`;
  const sure = asked === here;
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(""), SURE_FOR);
    return () => clearTimeout(timer);
  }, [asked]);
  if (you.value.person === null) return null;
  const isHeld = isFresh || !isSettled.value || sending.value !== null;
  const end = (event: MouseEvent) => {
    release(event);
    if (isHeld) return;
    if (!sure && (settings.peek().confirmEnd || wastes(offer))) return setAsked(here);
    setEnded(ended + 1);
    endNow();
  };
  const words = offer?.verb === "stop" ? "Stop" : "End turn";
  return (
    <button
      class="primary end-turn"
      disabled={!offer}
      aria-disabled={isHeld}
      title={offer ? `${offer.label} (e)` : ""}
      onClick={end}
    >
      {sure ? sureWords(words, offer) : words}
    </button>
  );
}

/** End the turn, if it can be ended. */
export function endNow(): void {
  const offer = endOffer.peek();
  if (offer) void play(offer.action);
}
