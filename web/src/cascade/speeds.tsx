/** How fast the fire's advance may play, in words. */
import * as texts from "words/cascade.ts";
import { SPEEDS } from "../protocol/decisions.ts";
import { settings } from "../settings.ts";

type Speed = [number, string];

const WORDS = [texts.slow, texts.calm, texts.quick, texts.veryQuick, texts.atOnce];
const OFFERED: Speed[] = SPEEDS.map((speed, index) => [speed, WORDS[index]!]);

/** The speeds to choose from; one that was kept and is none of them stands first, as it is. */
export function speedsWith(kept: number): Speed[] {
  return OFFERED.some(([speed]) => speed === kept) ? OFFERED : [[kept, texts.timesCalm({ speed: kept })], ...OFFERED];
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
