/** On a small screen a board of two floors shows one of them: where something happens, or the chosen one. */
import { computed, effect, signal } from "@preact/signals";
import * as texts from "words/board.ts";
import { current, isRunning } from "../cascade/control.ts";
import { game } from "../games/current.ts";
import type { Spot } from "../protocol/index.ts";
import { shown } from "../store.ts";
import { pawnOnTurn } from "../told.ts";
import type { Frame } from "./sheet.ts";
import { layout, targets } from "./state.ts";

const NOWHERE: Frame = { x: 0, y: 0, width: 100, height: 100 };

/** The floors of a board that is shown floor by floor. */
const floors = computed(() => layout.value?.floors ?? null);

/** The floor that somebody looks at; null follows the game. */
const chosen = signal<number | null>(null);

/** Where something happens: a frame of the film, else the pawn that is waited for. */
export const busyPlaces = computed<Spot[]>(() => {
  const spots = isRunning.value ? (current.value?.spots ?? []) : [];
  const acting = game.value.board?.placeOf(shown.value, pawnOnTurn.value);
  return acting ? [...spots, acting] : spots;
});

const busy = computed<number>(() => busyPlaces.value.map(floorOf).find((floor) => floor !== null) ?? 0);

const floor = computed(() => chosen.value ?? busy.value);

function floorOf(spot: Spot): number | null {
  return floors.value?.of(spot) ?? null;
}

/** The part of the sheet that is shown when nothing is zoomed. */
export const frame = computed<Frame>(() => {
  const here = layout.value;
  if (!here) return NOWHERE;
  const { width, height } = here.sheet;
  return here.floors?.frames[floor.value] ?? { x: 0, y: 0, width, height };
});

/** Go to the floor of a place, as the keyboard's cursor does. */
export function lookAt(spot: Spot): void {
  chosen.value = floorOf(spot);
}

/** Follow the game again when somebody else comes on turn, or something happens elsewhere. */
effect(() => {
  busy.value;
  pawnOnTurn.value;
  chosen.value = null;
});

export function FloorSwitch() {
  if (!floors.value) return null;
  const lit = [...targets.value.values()].filter(({ stands }) => !stands).map(({ spot }) => floorOf(spot));
  return (
    <div class="floor-switch" role="group" aria-label={texts.floor}>
      {floors.value.titles.map((name, number) => {
        const count = lit.filter((found) => found === number).length;
        return (
          <button key={name} class="small" aria-pressed={floor.value === number} onClick={() => (chosen.value = number)}>
            {name}
            {count > 0 && floor.value !== number && <span class="soft">{texts.lit({ count })}</span>}
          </button>
        );
      })}
    </div>
  );
}
