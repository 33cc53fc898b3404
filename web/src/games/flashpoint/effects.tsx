/** How what happens in a house looks and sounds. */
import { At, Burst, Crack, type Effects, Fall, Flare, type Happening, Loss, Puff, Rescue, Ring, Splash, Wave } from "../../cascade/drawings.tsx";
import * as texts from "words/flashpoint.ts";
import type { Frame, Phrase } from "../../protocol/index.ts";
import type { Sound } from "../../sound/sound.ts";

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  4: [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  5: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  6: [
    [-8, -10],
    [8, -10],
    [-8, 0],
    [8, 0],
    [-8, 10],
    [8, 10],
  ],
};

/** The red die falls on the row, the black one, with eight sides, on the column. */
function Roll({ frame, at }: Happening) {
  const [red, black] = (/^square:(\d),(\d)$/.exec(frame.spots[0] ?? "") ?? []).slice(1).map(Number);
  if (!red || !black) return <Ring frame={frame} at={at} from={null} />;
  return (
    <>
      <path class="fx-ring area late" d={at.d} />
      <At at={at}>
        <g class="fx-die red">
          <rect x="-18" y="-18" width="36" height="36" rx="8" />
          {PIPS[red]!.map(([x, y]) => (
            <circle key={`${x}${y}`} cx={x} cy={y} r="3.600" />
          ))}
        </g>
        <g class="fx-die black">
          <path d="M-8 -20H8L20 -8V8L8 20H-8L-20 8V-8z" />
          <text>{black}</text>
        </g>
      </At>
    </>
  );
}

/** A false alarm leaves nothing on the board that would tell of it. */
function foundNobody({ phrase }: Frame): string {
  const kind = phrase?.arguments["kind"] as Phrase | undefined;
  return kind?.name === "a-piece.false-alarm" ? texts.falseAlarm : "";
}

export const EFFECTS: Effects = {
  drawn: {
    rolled: Roll,
    smoked: Puff,
    ignited: Flare,
    "ignited-outside": Flare,
    "flared-up": Flare,
    "hot-spot-placed": Flare,
    exploded: Burst,
    "hazmat-reached": Burst,
    "wave-rolled-over": Wave,
    "wave-vented": Wave,
    "wall-damaged": Crack,
    "wall-destroyed": Crack,
    "door-destroyed": Crack,
    "door-blown-out": Crack,
    "knocked-down": Fall,
    fell: Fall,
    "victim-lost": Loss,
    "victim-rescued": Rescue,
    "gun-hit": Splash,
    dampened: Splash,
    cleared: Splash,
    "outside-quenched": Splash,
  },
  loud: ["victim-rescued", "victim-lost", "poi-revealed", "gun-hit", "wall-destroyed", "wall-damaged", "rolled"],
  lasting: ["victim-rescued", "poi-revealed"],
  told: { "poi-revealed": foundNobody },
  blast: "exploded",
};

export const SOUNDS: Record<string, Sound> = {
  rolled: "roll",
  moved: "step",
  entered: "step",
  "door-opened": "door",
  "door-closed": "door",
  "wall-damaged": "chop",
  "wall-destroyed": "chop",
  dampened: "water",
  cleared: "water",
  "gun-hit": "water",
  smoked: "smoke",
  ignited: "fire",
  exploded: "explosion",
  "flared-up": "explosion",
  "victim-rescued": "rescue",
  "victim-lost": "loss",
  "knocked-down": "loss",
};
