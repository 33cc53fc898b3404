/** How far each track of the scene is, in their order. */
import type { Track, View } from "../protocol/index.ts";

export function countsOf(tracks: Track[], view: View): { track: Track; value: number }[] {
  return tracks.map((track, index) => ({ track, value: (view.counts as number[] | undefined)?.[index] ?? 0 }));
}
