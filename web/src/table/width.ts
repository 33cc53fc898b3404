/** How much room there is: decides which panels stand side by side and which behind tabs. */
import { signal } from "@preact/signals";

type Width = "narrow" | "middle" | "wide";

/** A screen that lies has the panels at the side earlier: below the board they would leave it no height. */
const WIDE = "(min-width: 68rem), (min-width: 52rem) and (min-aspect-ratio: 5/4)";
const MIDDLE = "(min-width: 42rem)";

function measured(): Width {
  if (matchMedia(WIDE).matches) return "wide";
  return matchMedia(MIDDLE).matches ? "middle" : "narrow";
}

export const width = signal<Width>(measured());

for (const query of [WIDE, MIDDLE]) {
  matchMedia(query).addEventListener("change", () => (width.value = measured()));
}
