/** What is said aloud and sounded while a table is shown; the cascade says what happens. */
import { effect } from "@preact/signals";
import { current } from "../cascade/control.ts";
import { game } from "../games/current.ts";
import { sound } from "../sounds.ts";
import { pawnName, say, snapshot } from "../store.ts";
import { isMyTurn } from "../told.ts";
import { title } from "./turn.ts";

/** Announce until the returned function is called. */
export function announceTable(): () => void {
  const ends = [titles(), turns(), sounds()];
  return () => ends.forEach((end) => end());
}

function titles(): () => void {
  return effect(() => {
    document.title = `${title.value} · Firehouse`;
  });
}

function turns(): () => void {
  let pawn = -1;
  return effect(() => {
    const next = isMyTurn.value ? (snapshot.value?.awaits.pawn ?? -1) : -1;
    if (next >= 0 && next !== pawn) {
      say(`Your turn: ${pawnName(next)}.`, true, false);
      sound("turn");
    }
    pawn = next;
  });
}

function sounds(): () => void {
  return effect(() => {
    const name = current.value && game.value.sounds[current.value.kind];
    if (name) sound(name);
  });
}
