/** How fast the fire's advance may play, in words. */
import { settings } from "../settings.ts";

type Speed = [number, string];

const SPEEDS: Speed[] = [
  [0.5, "slow"],
  [1, "calm"],
  [2, "quick"],
  [4, "very quick"],
  [0, "at once"],
];

/** The speeds to choose from; one that was kept and is none of them stands first, as it is. */
export function speedsWith(kept: number): Speed[] {
  return SPEEDS.some(([speed]) => speed === kept) ? SPEEDS : [[kept, `${kept} times calm`], ...SPEEDS];
}

/** The options of a list of speeds. */
export function SpeedOptions() {
  return (
    <>
      {speedsWith(settings.value.speed).map(([speed, words]) => (
        <option key={speed} value={String(speed)}>
          {words}
        </option>
      ))}
    </>
  );
}
