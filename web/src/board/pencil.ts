/** Plans drawn over the board: strokes through places, seen by everybody at the table. */
import { signal } from "@preact/signals";
import { send } from "../connection.ts";
import type { Spot, Stroke } from "../protocol/index.ts";
import { plans, you } from "../store.ts";

export const TONES = [0, 1, 2, 3] as const;

/** The tone of the next stroke, and the stroke that is being drawn. */
export const tone = signal<Stroke["tone"]>(0);
export const stroke = signal<Spot[]>([]);

/** More would be a painting, and the service takes no more. */
const MOST_STROKES = 40;
const LONGEST_STROKE = 60;

export function addToStroke(spot: Spot): void {
  const drawn = stroke.peek();
  if (drawn[drawn.length - 1] !== spot && drawn.length < LONGEST_STROKE) stroke.value = [...drawn, spot];
}

/** The stroke joins the others of this person, and all of them are told. */
export function finishStroke(): void {
  const drawn = stroke.peek();
  stroke.value = [];
  if (drawn.length) tell([...mine(), { spots: drawn, tone: tone.peek() }].slice(-MOST_STROKES));
}

export function undoStroke(): void {
  tell(mine().slice(0, -1));
}

export function clearStrokes(): void {
  tell([]);
}

export function mine(): Stroke[] {
  const person = you.peek().person;
  return person === null ? [] : (plans.peek()[person]?.strokes ?? []);
}

/** Shown here at once; the others hear it from the service. */
function tell(strokes: Stroke[]): void {
  const person = you.peek().person;
  if (person === null) return;
  plans.value = { ...plans.peek(), [person]: { name: plans.peek()[person]?.name ?? "", strokes } };
  void send({ do: "plan", strokes });
}
