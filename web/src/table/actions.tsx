/** Undo and End turn: always in the same place, never by accident. */
import { useEffect, useState } from "preact/hooks";
import * as texts from "words/table.ts";
import { pressOnce, release, useFresh } from "../common/fresh.ts";
import { play, redo, undo } from "../connection.ts";
import { isMine, isSettled, sending, snapshot, you } from "../store.ts";
import { settings } from "../settings.ts";
import { isTold } from "../told.ts";
import { endOffer, sureWords, undoKind, urged, wastes } from "./turn.ts";

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
  free: texts.undoFree,
  consent: texts.undoConsent,
  no: texts.undoNo,
};

function UndoButton() {
  const now = snapshot.value;
  if (!now || you.value.person === null) return null;
  const kind = undoKind(now);
  return (
    <button disabled={kind === "no"} aria-disabled={sending.value !== null} title={UNDO_TITLES[kind]} onClick={() => void undo()}>
      <span aria-hidden="true">↶</span> {kind === "consent" ? texts.askUndo : texts.undo}
    </button>
  );
}

function RedoButton() {
  const again = snapshot.value?.redo ?? [];
  if (you.value.person === null || !again.length || !isMine.value) return null;
  return (
    <button aria-disabled={sending.value !== null} title={texts.redoAbout} onClick={() => void redo()}>
      <span aria-hidden="true">↷</span> {texts.redo}
    </button>
  );
}

const SURE_FOR = 4000;
/** So long a second click neither ends the turn of the next nor answers the question. */
const FRESH_FOR = 500;

function EndButton() {
  const offer = endOffer.value;
  const [asked, setAsked] = useState("");
  const [ended, setEnded] = useState(0);
  const here = `${offer?.action}/${snapshot.value?.position}`;
  const sure = asked === here;
  const isFresh = useFresh(`${snapshot.value?.awaits.pawn}/${ended}/${sure}`, FRESH_FOR);
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
  // A fight can be stopped for less: the button says what it takes.
  const words = offer?.verb === "stop" ? offer.label : texts.endTurn;
  return (
    <button
      class={urged.value ? "end-turn" : "primary end-turn"}
      disabled={!offer}
      aria-disabled={isHeld}
      title={offer ? `${offer.label} (e)` : ""}
      onClick={end}
      onKeyDown={pressOnce}
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
