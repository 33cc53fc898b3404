/** What is said aloud and sounded while a table is shown; the cascade says what happens. */
import { effect } from "@preact/signals";
import * as texts from "words/table.ts";
import { roleName } from "../common/people.ts";
import { current } from "../cascade/control.ts";
import { game } from "../games/current.ts";
import { sound } from "../sound/sound.ts";
import { say, snapshot } from "../store.ts";
import { isMyTurn, isTold } from "../told.ts";
import { title } from "./turn.ts";

/** Announce until the returned function is called. */
export function announceTable(): () => void {
  const ends = [titles(), turns(), sounds(), endings()];
  return () => ends.forEach((end) => end());
}

function titles(): () => void {
  return effect(() => {
    document.title = texts.tabTitle({ title: title.value });
  });
}

function turns(): () => void {
  let pawn = -1;
  return effect(() => {
    const next = isMyTurn.value ? (snapshot.value?.awaits.pawn ?? -1) : -1;
    if (next >= 0 && next !== pawn) {
      say(texts.yourTurnSaid({ pawn: roleName(next) }), true, false);
      void sound("turn");
    }
    pawn = next;
  });
}

function sounds(): () => void {
  return effect(() => {
    const name = current.value && game.value.sounds[current.value.kind];
    if (name) void sound(name);
  });
}

/** The last sound of a game that was seen to its end. */
function endings(): () => void {
  let isOn = false;
  return effect(() => {
    const { status, result } = snapshot.value?.table ?? {};
    if (isOn && status === "over" && isTold.value) void sound(result === "won" ? "won" : "lost");
    isOn = status === "playing" || (isOn && !isTold.value);
  });
}
