/** What a click, a tap or Enter on a place does. */
import { skip } from "../cascade/control.ts";
import { play, send } from "../connection.ts";
import type { Mark, Spot } from "../protocol/index.ts";
import { isMine, isSettled, routes, selection, snapshot } from "../store.ts";
import { reachableAt } from "./layout.ts";
import { isVehicle } from "./sheet.ts";
import { inMenu, isOpen, layout, pointing, targets } from "./state.ts";
import type { Choice } from "./targets.ts";

/** What can be done at places that are meant together, in their order. */
export function choicesAt(spots: Spot[]): Choice[] {
  if (!isOpen.peek()) return [];
  return spots.flatMap((spot) => targets.peek().get(spot)?.choices ?? []);
}

/** The keyboard's cursor means a cell with all that touches it. */
export function actAround(cell: Spot): boolean {
  const here = layout.peek();
  return act(here ? reachableAt(here, targets.peek(), cell).map(({ spot }) => spot) : [], cell);
}

/** Play what the places stand for, or ask if they stand for more than one thing; a menu opens at `at`. */
export function act(spots: Spot[], at = spots[0]): boolean {
  if (!isSettled.peek()) {
    skip();
    return true;
  }
  const choices = choicesAt(spots);
  if (!choices.length || at === undefined) {
    selection.value = null;
    return false;
  }
  const [first] = choices;
  if (first!.main || (choices.length === 1 && !spots.every(isVehicle))) perform(first!);
  else openMenu(spots, at);
  return true;
}

/** All that can be done at places, to choose from. */
export function openMenu(spots: Spot[], at = spots[0]): boolean {
  if (!choicesAt(spots).length || at === undefined) return false;
  inMenu.value = spots;
  selection.value = at;
  return true;
}

export function perform(choice: Choice): void {
  selection.value = null;
  void play(...choice.actions);
}

export function ping(spot: Spot, mark: Mark): void {
  pointing.value = null;
  void send({ do: "ping", spot, mark });
}

/** Ask for the ways of several actions, once for each position that is ours. */
export function askForRoutes(): void {
  const now = snapshot.value;
  if (!now || !isMine.value || now.awaits.chance || routes.peek().at === now.position) return;
  void send({ do: "routes", at: now.position });
}
