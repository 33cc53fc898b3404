/** Air tanker, helicopter and dozer from above, each in a box of 100 around 0, 0. */
import { memo } from "../../board/memo.ts";
import type { Point } from "../../board/sheet.ts";
import "./vehicles.css";

function Tanker() {
  return (
    <>
      <path
        class="body"
        d="M48 0Q40 -9 12 -9L-8 -48H-22L-12 -9H-32L-42 -22H-50L-45 0L-50 22H-42L-32 9H-12L-22 48H-8L12 9Q40 9 48 0z"
      />
      <path class="mark" d="M-4 -6H10V6H-4z" />
      <path class="window" d="M32 -4q8 1 10 4q-2 3 -10 4z" />
    </>
  );
}

function Helicopter() {
  return (
    <>
      <path class="body" d="M30 0C30 -16 14 -20 -2 -14L-40 -4V-14H-48V14H-40V4L-2 14C14 20 30 16 30 0z" />
      <path class="window" d="M14 -11C24 -9 27 -4 27 0C27 4 24 9 14 11z" />
      <path class="rotor" d="M-34 -36L42 36M42 -36L-34 36" />
      <circle class="hub" cx="4" r="6" />
    </>
  );
}

function Dozer() {
  return (
    <>
      <path class="dozer-track" d="M-38 -36H24V-20H-38zM-38 20H24V36H-38z" />
      <path class="body" d="M-34 -20H20V20H-34z" />
      <path class="window" d="M-26 -12H0V12H-26z" />
      <path class="blade" d="M32 -44Q48 0 32 44L42 44Q60 0 42 -44z" />
      <path class="arm" d="M20 -14H36M20 14H36" />
    </>
  );
}

const DRAWINGS: Record<string, () => preact.JSX.Element> = {
  "air tanker": Tanker,
  helicopter: Helicopter,
  dozer: Dozer,
};

interface Props extends Point {
  vehicle: string;
  title: string;
}

export const MapVehicle = memo(({ vehicle, title, x, y }: Props) => {
  const Draw = DRAWINGS[vehicle] ?? Dozer;
  return (
    <g
      class={`map-vehicle ${vehicle.replace(" ", "-")}`}
      data-spot={`vehicle:${vehicle}`}
      transform={`translate(${x} ${y}) scale(.34)`}
    >
      <title>{title}</title>
      <circle class="plate" r="50" />
      <g transform="scale(.82) rotate(-20)">
        <Draw />
      </g>
    </g>
  );
});
