/** Why the pawn on turn cannot go to a place that was clicked in vain. */
import { signal } from "@preact/signals";
import { send } from "../connection.ts";
import type { Cite, Spot } from "../protocol/index.ts";
import { say, snapshot } from "../store.ts";
import { isActing } from "../table/turn.ts";
import { isCell, nameOf } from "./sheet.ts";
import { isOpen } from "./state.ts";

interface Reason {
  spot: Spot;
  at: number;
  text: string;
  cite: Cite | null;
}

const asked = signal<Reason | null>(null);

/** The reason for the position that is on the screen: at its place, and while no place is pointed at, so that its rule can be reached. */
export function reasonAt(spot: Spot | null): Reason | null {
  const found = asked.value;
  return found && (spot === null || found.spot === spot) && found.at === snapshot.value?.position ? found : null;
}

/** To go there is what a click on a place means first. */
export async function askWhyNot(spot: Spot): Promise<void> {
  const now = snapshot.peek();
  if (!now || !isOpen.peek() || !isActing(now) || !isCell(spot) || reasonAt(spot)) return;
  const answer = await send({ do: "why", action: `move ${nameOf(spot)}` });
  if (answer.type !== "why" || answer.allowed) return;
  asked.value = { spot, at: now.position, text: answer.text, cite: answer.cite };
  say(answer.text, true, false);
}
