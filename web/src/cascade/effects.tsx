/** What a frame looks like while it happens: dice, puffs, flares, bursts and waves. */
import type { ComponentChild } from "preact";
import { layout } from "../board/state.ts";
import type { Outline, Point } from "../board/sheet.ts";
import type { Frame, Spot } from "../protocol/index.ts";
import { reducedMotion } from "../settings.ts";
import "./cascade.css";
import { current, isRunning, reel } from "./control.ts";

interface Happening {
  frame: Frame;
  at: Outline;
  /** Where the blast came from, if this is a part of one. */
  from: Point | null;
}

export function Effects() {
  const frame = current.value;
  const here = layout.value;
  if (!frame || !here || (!frame.fire && !LOUD.has(frame.kind))) return null;
  if (!isRunning.value && !LAST.has(frame.kind) && !frame.fire) return null;
  const found = frame.spots.map((spot) => here.outlines.get(spot)).filter((at) => at !== undefined);
  const at = found[0];
  if (!at) return null;
  const still = reducedMotion.value;
  const Draw = still ? Ring : (EFFECTS[frame.kind] ?? Ring);
  return (
    <g key={`${reel.value.at}/${frame.kind}`} class={`effect ${frame.kind}${still ? " still" : ""}`} aria-hidden="true">
      <Draw frame={frame} at={at} from={blast(here.outlines)} />
    </g>
  );
}

/** Moves of people that are worth a flourish. */
const LOUD = new Set([
  "victim-rescued",
  "victim-lost",
  "poi-revealed",
  "gun-hit",
  "wall-destroyed",
  "wall-damaged",
  "succeeded",
  "rolled",
]);
const LAST = new Set(["victim-rescued", "poi-revealed", "succeeded"]);

/** The square of the explosion that is going on. */
function blast(outlines: Map<Spot, Outline>): Point | null {
  const { frames, at } = reel.value;
  for (let index = at - 1; index >= 0 && index > at - 40; index--) {
    const frame = frames[index]!;
    if (frame.kind === "exploded" && frame.spots[0]) return outlines.get(frame.spots[0]) ?? null;
  }
  return null;
}

function At({ at, children }: { at: Point; children: ComponentChild }) {
  return <g transform={`translate(${at.x} ${at.y})`}>{children}</g>;
}

function Ring({ at }: Happening) {
  return <path class={`fx-ring ${at.kind}`} d={at.d} />;
}

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

function Puff({ at }: Happening) {
  return (
    <At at={at}>
      {[-18, 0, 18].map((x, index) => (
        <circle key={x} class={`fx-puff puff-${index}`} cx={x} cy={index === 1 ? -8 : 8} r="20" />
      ))}
    </At>
  );
}

const TONGUES = [-28, 0, 28];

function Flare({ at }: Happening) {
  return (
    <At at={at}>
      <circle class="fx-glow" r="56" />
      {TONGUES.map((turn) => (
        <path
          key={turn}
          class="fx-tongue"
          d="M0 -46C10 -24 16 -10 0 8C-16 -10 -10 -24 0 -46z"
          style={{ rotate: `${turn}deg` }}
        />
      ))}
    </At>
  );
}

const STAR = Array.from({ length: 24 }, (_, index) => {
  const [far, angle] = [index % 2 ? 34 : index % 4 ? 62 : 80, (index * Math.PI) / 12];
  return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
}).join("L");

function Burst({ at }: Happening) {
  return (
    <At at={at}>
      <circle class="fx-shock" r="70" />
      <path class="fx-star" d={`M${STAR}z`} />
      <path class="fx-star inner" d={`M${STAR}z`} />
    </At>
  );
}

/** A front that runs away from the explosion. */
function Wave({ at, from, frame }: Happening) {
  if (!from) return <Ring frame={frame} at={at} from={from} />;
  const turn = (Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <path class="fx-wave" d="M-18 -40Q10 0 -18 40" />
      <path class="fx-wave second" d="M-2 -34Q22 0 -2 34" />
      <path class="fx-wave third" d="M14 -26Q32 0 14 26" />
    </g>
  );
}

const SPARKS = Array.from({ length: 10 }, (_, index) => index * 36);

function Crack({ at }: Happening) {
  return (
    <>
      <path class="fx-edge" d={at.d} />
      <At at={at}>
        {SPARKS.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path class="fx-spark" d="M10 0h14l-3 4h-9z" />
          </g>
        ))}
      </At>
    </>
  );
}

function Fall({ at }: Happening) {
  return (
    <At at={at}>
      {[0, 120, 240].map((turn) => (
        <g key={turn} transform={`rotate(${turn}) translate(0 -34)`}>
          <path class="fx-dizzy" d="M0 -9L2.500 -2.500L9 0L2.500 2.500L0 9L-2.500 2.500L-9 0L-2.500 -2.500z" />
        </g>
      ))}
    </At>
  );
}

function Loss({ at }: Happening) {
  return (
    <At at={at}>
      <circle class="fx-dark" r="46" />
      <path class="fx-cross" d="M-22 -22L22 22M22 -22L-22 22" />
    </At>
  );
}

function Rescue({ at }: Happening) {
  return (
    <At at={at}>
      <circle class="fx-good" r="46" />
      <path class="fx-tick" d="M-20 2L-6 16L22 -16" />
    </At>
  );
}

function Splash({ at }: Happening) {
  return (
    <At at={at}>
      {SPARKS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path class="fx-drop" d="M30 0q8 -6 14 0q-6 6 -14 0z" />
        </g>
      ))}
    </At>
  );
}

const EFFECTS: Record<string, (happening: Happening) => ComponentChild> = {
  rolled: Roll,
  smoked: Puff,
  ignited: Flare,
  "ignited-outside": Flare,
  "flared-up": Flare,
  "flames-added": Flare,
  "hot-spot-placed": Flare,
  exploded: Burst,
  "blew-up": Burst,
  scorched: Burst,
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
  "ability-lost": Loss,
  "die-lost": Loss,
  "victim-rescued": Rescue,
  succeeded: Rescue,
  "gun-hit": Splash,
};
