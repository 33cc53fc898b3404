/** A view after a frame: keys are replaced whole, of the words only the places told. */
import type { Spot, View } from "../protocol/index.ts";

type Words = Record<Spot, string | null>;

export function patched(view: View, patch: View): View {
  if (!patch.words) return { ...view, ...patch };
  const words = Object.entries({ ...(view.words as Words), ...(patch.words as Words) });
  return { ...view, ...patch, words: Object.fromEntries(words.filter(([, told]) => told !== null)) };
}
