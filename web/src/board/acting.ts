/** What a click, a tap or Enter on a place does. */
import { skip } from "../cascade/control.ts";
import { type Answer, play, send } from "../connection.ts";
import type { Mark, Spot } from "../protocol/index.ts";
import { connection, isMine, isSettled, routes, selection, snapshot } from "../store.ts";
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
export function actAround(cell: Spot): void {
  const around = () => {
    const here = layout.peek();
    return here ? reachableAt(here, targets.peek(), cell).map(({ spot }) => spot) : [];
  };
  act(around, cell);
}

/**
 * Play what the places stand for, or ask if they stand for more than one thing; a menu opens at `at`.
 * The ways of a position come a moment after it, and tell what a click means first: who is quicker waits for them,
 * also who clicks before the next picture, which asks for them as well.
 */
export function act(spots: () => Spot[], at: Spot, otherwise = () => {}): void {
  if (!isSettled.peek()) return skip();
  const now = () => void (actNow(spots(), at) || otherwise());
  const position = snapshot.peek()?.position;
  if (asked?.at !== position) askForRoutes();
  const answer = waysToCome(position);
  if (answer) void answer.then(() => snapshot.peek()?.position === position && now());
  else now();
}

function actNow(spots: Spot[], at: Spot): boolean {
  const choices = choicesAt(spots);
  const [first] = choices;
  if (!first) {
    selection.value = null;
    return false;
  }
  if (first.main || (choices.length === 1 && !spots.every(isVehicle))) perform(first);
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

/** The ways that were asked for last, and the position that they start from. */
let asked: { at: number; answer: Promise<Answer> } | null = null;

/** Ask for the ways of several actions, once for each position that is ours. */
export function askForRoutes(): void {
  const now = snapshot.value;
  if (!now || !isMine.value || now.awaits.chance || routes.peek().at === now.position) return;
  asked = { at: now.position, answer: send({ do: "routes", at: now.position }) };
}

/** The answer that is still on its way, if the connection lets it come. */
function waysToCome(position: number | undefined): Promise<Answer> | null {
  if (asked?.at !== position || routes.peek().at === position || connection.peek().kind !== "open") return null;
  return asked?.answer ?? null;
}
