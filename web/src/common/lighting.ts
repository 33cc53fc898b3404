/** Lights places of the board while something that names them is under the pointer or has the focus. */
import type { Spot } from "../protocol/index.ts";
import { highlight } from "../store.ts";

const dim = (): void => void (highlight.value = []);

export function underPointer(spots: Spot[]) {
  return { onMouseEnter: () => void (highlight.value = spots), onMouseLeave: dim };
}

export function underFocus(spots: Spot[]) {
  return { onFocus: () => void (highlight.value = spots), onBlur: dim };
}
