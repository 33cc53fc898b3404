/** The tracks as pictures: faces of those who are safe, a candle for each who is lost, the house as it burns down. */
import type { Track } from "../../protocol/index.ts";
import type { FlashPointScene, FlashPointView, Resident } from "./protocol.ts";
import { residentsOf } from "./residents.ts";

export function drawTrack({ key, goal }: Track, value: number, _scene: FlashPointScene, view: FlashPointView) {
  if (key === "rescued") return <Faces safe={residentsOf(view).safe} goal={goal} />;
  if (key === "lost") return <Candles lost={value} goal={goal} />;
  return null;
}

function Faces({ safe, goal }: { safe: Resident[]; goal: number }) {
  return (
    <span class="faces">
      {safe.map(({ id, face, name }) => (
        <svg key={id} class="face-slot" viewBox="-32 -32 64 64" width="26" height="26">
          <title>{name}</title>
          <use href={`#face-${face}`} x="-32" y="-32" width="64" height="64" />
        </svg>
      ))}
      {Array.from({ length: Math.max(0, goal - safe.length) }, (_, index) => (
        <i key={index} class="empty-slot" />
      ))}
    </span>
  );
}

function Candles({ lost, goal }: { lost: number; goal: number }) {
  return (
    <span class="candles">
      {Array.from({ length: Math.max(goal, lost) }, (_, index) => (
        <svg key={index} class={index < lost ? "candle lit" : "candle"} viewBox="0 0 20 24" width="14" height="18">
          <path class="wax" d="M6 11h8v11H6z" />
          {index < lost && <path class="candle-flame" d="M10 1q5 5 0 9q-5 -4 0 -9z" />}
        </svg>
      ))}
    </span>
  );
}
