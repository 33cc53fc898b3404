/** The signs of Flash Point, each in a box of 100 around 0, 0; drawn once and used everywhere. */
import { memo } from "../../board/memo.ts";

const FLAME =
  "M5 -48C10 -29 41 -14 40 17C38 40 19 50 0 50C-20 50 -40 38 -40 16C-40 -1 -30 -11 -24 -24" +
  "C-20 -14 -17 -11 -11 -8C-16 -26 -7 -41 5 -48z";
const FLAME_MIDDLE =
  "M4 -19C7 -6 25 1 25 23C25 38 13 47 0 47C-14 47 -25 38 -25 23C-25 12 -19 6 -14 -2C-12 5 -8 7 -4 8C-6 -4 -2 -13 4 -19z";
const FLAME_HEART = "M1 10C4 17 12 20 12 32C12 41 6 46 0 46C-7 46 -12 41 -12 32C-12 22 -2 18 1 10z";
const CLOUD = "M-31 30C-51 30 -55 5 -37 -1C-44 -24 -16 -37 -4 -23C5 -42 37 -32 31 -8C54 -8 56 30 33 30z";
const SWIRL =
  "M-29 12c0 -16 22 -16 22 -1c0 10 -15 10 -15 1M-4 -7c0 -15 23 -15 23 1c0 11 -16 11 -16 1M7 18c4 -11 20 -8 18 3";
const CAN = "M-16 -36H16V-23Q31 -18 31 -4V36Q31 45 22 45H-22Q-31 45 -31 36V-4Q-31 -18 -16 -23z";

function Flame() {
  return (
    <>
      <path class="flame-outer" d={FLAME} />
      <path class="flame-middle" d={FLAME_MIDDLE} />
      <path class="flame-heart" d={FLAME_HEART} />
    </>
  );
}

function Can({ lit = false }: { lit?: boolean }) {
  return (
    <>
      <path class={lit ? "can lit" : "can"} d={CAN} />
      <path class="can-ink" d="M-11 -48H11V-36H-11zM0 -9L22 28H-22z" />
      <path class="can-mark" d="M0 3v12M0 21v.5" />
    </>
  );
}

function Rungs() {
  return (
    <>
      <path class="ladder-rails" d="M-20 -50V50M20 -50V50" />
      <path class="ladder-rungs" d="M-20 -36H20M-20 -12H20M-20 12H20M-20 36H20" />
    </>
  );
}

export const FlashPointSigns = memo(() => (
  <defs>
    <g id="sign-flame">
      <Flame />
    </g>
    <g id="sign-smoke">
      <path class="cloud" d={CLOUD} />
      <path class="swirl" d={SWIRL} />
    </g>
    <g id="sign-hot-spot">
      <path
        class="hot-rim"
        d="M0 -47L12.500 -30L33 -33L30 -12.500L47 0L30 12.500L33 33L12.500 30L0 47L-12.500 30L-33 33L-30 12.500L-47 0L-30 -12.500L-33 -33L-12.500 -30z"
      />
      <circle class="hot-ring" r="22" />
      <circle class="hot-heart" r="10" />
    </g>
    <g id="sign-ladder">
      <Rungs />
    </g>
    <g id="sign-ladder-down">
      <g transform="rotate(68) scale(.86)">
        <Rungs />
      </g>
    </g>
    <g id="sign-hazmat">
      <Can />
    </g>
    <g id="sign-hazmat-lit">
      <g transform="scale(1.120)">
        <Flame />
      </g>
      <g transform="translate(0 14) scale(.62)">
        <Can lit />
      </g>
    </g>
    <g id="sign-point">
      <path class="calls" d="M46 -32q16 14 16 32M56 -45q23 20 23 45M-46 -32q-16 14 -16 32M-56 -45q-23 20 -23 45" />
      <circle class="marker" r="44" />
      <circle class="marker-seam" r="36" />
      <path class="question" d="M-14 -10c0 -24 31 -22 31 -3c0 13 -16 13 -16 26" />
      <circle class="question-dot" cx="1" cy="26" r="5.500" />
    </g>
    <g id="sign-victim" />
    <g id="sign-victim-treated">
      <g transform="translate(33 31)">
        <circle class="cross-ground" r="19" />
        <path class="cross" d="M-4.500 -12h9v7.500h7.500v9h-7.500v7.500h-9v-7.500h-7.500v-9h7.500z" />
      </g>
    </g>
    <g id="sign-victim-trapped">
      <path class="beams-ground" d="M-46 -6L46 20M-46 30L46 44" />
      <path class="beams" d="M-46 -6L46 20M-46 30L46 44" />
    </g>
  </defs>
));
