/** Drawings for what happens on the board: puffs, flares, bursts and waves. */
import type { ComponentChild } from "preact";
import type { Outline, Point } from "../board/sheet.ts";
import type { Frame } from "../protocol/index.ts";

export interface Happening {
  frame: Frame;
  at: Outline;
  /** Where the blast came from, if this is a part of one. */
  from: Point | null;
}

type Effect = (happening: Happening) => ComponentChild;

/** How the events of a game look while they happen, by their kinds. */
export interface Effects {
  /** What is drawn; a ring for any other part of the fire's advance. */
  drawn: Record<string, Effect>;
  /** Moves of people that are worth a flourish too. */
  loud: string[];
  /** Of these, what stays until the next move. */
  lasting: string[];
  /** Words that stand at the place while it is shown, of what leaves nothing behind. */
  told?: Record<string, (frame: Frame) => string>;
  /** The kind of event that blasts come from. */
  blast?: string;
}

export function At({ at, children }: { at: Point; children: ComponentChild }) {
  return <g transform={`translate(${at.x} ${at.y})`}>{children}</g>;
}

/** A few words over a place. */
export function Label({ at, words }: { at: Point; words: string }) {
  return (
    <At at={at}>
      <g class="fx-label">
        <rect x={-LETTER * words.length - 10} y="-17" width={2 * LETTER * words.length + 20} height="34" rx="10" />
        <text>{words}</text>
      </g>
    </At>
  );
}

/** Half of what a letter takes. */
const LETTER = 5.2;

export function Ring({ at }: Happening) {
  return <path class={`fx-ring ${at.kind}`} d={at.d} />;
}

export function Puff({ at }: Happening) {
  return (
    <At at={at}>
      {[-18, 0, 18].map((x, index) => (
        <circle key={x} class={`fx-puff puff-${index}`} cx={x} cy={index === 1 ? -8 : 8} r="20" />
      ))}
    </At>
  );
}

const TONGUES = [-28, 0, 28];

export function Flare({ at }: Happening) {
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

export function Burst({ at }: Happening) {
  return (
    <At at={at}>
      <circle class="fx-shock" r="70" />
      <path class="fx-star" d={`M${STAR}z`} />
      <path class="fx-star inner" d={`M${STAR}z`} />
    </At>
  );
}

/** A front that runs away from the explosion. */
export function Wave({ at, from, frame }: Happening) {
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

export function Crack({ at }: Happening) {
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

export function Fall({ at }: Happening) {
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

export function Loss({ at }: Happening) {
  return (
    <At at={at}>
      <circle class="fx-dark" r="46" />
      <path class="fx-cross" d="M-22 -22L22 22M22 -22L-22 22" />
    </At>
  );
}

export function Rescue({ at }: Happening) {
  return (
    <At at={at}>
      <circle class="fx-good" r="46" />
      <path class="fx-tick" d="M-20 2L-6 16L22 -16" />
    </At>
  );
}

export function Splash({ at }: Happening) {
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
