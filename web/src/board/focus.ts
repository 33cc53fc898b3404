/** Moving the keyboard's focus to a place of the board. */
import type { Spot } from "../protocol/index.ts";

/** The element of a cell that takes the focus. */
export function placeElement(spot: Spot): SVGElement | null {
  return document.querySelector<SVGElement>(`.place[data-place="${CSS.escape(spot)}"]`);
}

/** Back to the place itself, or to the first of the board if it is none. */
export function focusPlace(spot: Spot): void {
  const found = placeElement(spot) ?? document.querySelector<SVGElement>('.place[tabindex="0"]');
  found?.focus({ preventScroll: true });
}
