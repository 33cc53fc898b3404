/** The signs of Flash Point, each in a box of 100 around 0, 0; drawn once and used everywhere. */
import { FLAME } from "../../board/flame.ts";
import { memo } from "../../board/memo.ts";

const FLAME_MIDDLE =
  "M4 -22C8 -8 24 -2 24 20C24 36 12 45 0 45C-12 45 -24 36 -24 21C-24 11 -18 4 -13 -2" +
  "C-11 5 -8 8 -3 8C-5 -4 -2 -14 4 -22z";
const FLAME_HEART = "M1 6C4 14 11 18 11 29C11 38 6 43 0 43C-6 43 -11 38 -11 30C-11 20 -3 16 1 6z";
const CLOUD = "M-30 30C-48 30 -52 6 -35 0C-42 -22 -14 -35 -4 -22C4 -40 34 -30 29 -8C50 -8 52 30 31 30z";
const SWIRL =
  "M-26 12c0 -14 20 -14 20 -1c0 9 -13 9 -13 1M-4 -8c0 -14 22 -14 22 1c0 10 -15 10 -15 1M6 17c3 -10 19 -8 17 2";
const WARNING = "M0 -42L46 38H-46z";

function Flame() {
  return (
    <>
      <path class="flame-outer" d={FLAME} />
      <path class="flame-middle" d={FLAME_MIDDLE} />
      <path class="flame-heart" d={FLAME_HEART} />
    </>
  );
}

function Person() {
  return (
    <g class="person">
      <circle cy="-18" r="13" />
      <path d="M-25 31C-25 8 -14 -1 0 -1C14 -1 25 8 25 31z" />
    </g>
  );
}

function Exclamation() {
  return (
    <g class="exclamation">
      <path d="M-5.500 -15h11l-2.500 30h-6z" />
      <circle cy="25" r="5.500" />
    </g>
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
        d="M0 -47L13 -33L33 -33L33 -13L47 0L33 13L33 33L13 33L0 47L-13 33L-33 33L-33 13L-47 0L-33 -13L-33 -33L-13 -33z"
      />
      <circle class="hot-ring" r="27" />
      <path class="hot-heart" d="M0 -18L4 -5L18 0L4 5L0 18L-4 5L-18 0L-4 -5z" />
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
      <path class="warning" d={WARNING} />
      <Exclamation />
    </g>
    <g id="sign-hazmat-lit">
      <g transform="scale(1.120)" opacity=".9">
        <path class="flame-outer" d={FLAME} />
      </g>
      <g transform="translate(0 9) scale(.74)">
        <path class="warning lit" d={WARNING} />
        <Exclamation />
      </g>
    </g>
    <g id="sign-point">
      <circle class="marker" r="44" />
      <path class="question" d="M-17 -12c0 -26 36 -25 36 -3c0 15 -18 15 -18 30" />
      <circle class="question-dot" cx="1" cy="28" r="5.500" />
    </g>
    <g id="sign-victim">
      <circle class="marker" r="44" />
      <Person />
    </g>
    <g id="sign-victim-treated">
      <circle class="marker treated" r="42" />
      <g transform="translate(-5 0) scale(.86)">
        <Person />
      </g>
      <g transform="translate(29 27)">
        <circle class="cross-ground" r="19" />
        <path class="cross" d="M-4.500 -12h9v7.500h7.500v9h-7.500v7.500h-9v-7.500h-7.500v-9h7.500z" />
      </g>
    </g>
    <g id="sign-victim-trapped">
      <circle class="marker" r="44" />
      <Person />
      <path class="beams" d="M-40 -20L40 8M-40 6L40 34" />
    </g>
  </defs>
));
