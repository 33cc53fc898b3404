/** The tracks as pictures: tiles that are scorched, and how much burns. */
import type { Track } from "../../protocol/index.ts";

export function drawTrack({ key, goal }: Track, value: number) {
  return key === "scorched" ? <ScorchedRow scorched={value} goal={goal} /> : null;
}

function ScorchedRow({ scorched, goal }: { scorched: number; goal: number }) {
  return (
    <span class="scorched-row">
      {Array.from({ length: Math.max(goal, scorched) }, (_, index) => (
        <svg key={index} class={index < scorched ? "on" : undefined} viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
          <use href="#limit-hex" />
        </svg>
      ))}
    </span>
  );
}
