/** Fire engine and ambulance from above, parked the way they drive around the house. */
import * as texts from "words/flashpoint.ts";
import { memo } from "../../board/memo.ts";
import { box, type Outline } from "../../board/sheet.ts";
import type { FlashPointView } from "./protocol.ts";
import type { PlanSheet } from "./sheet.ts";

const WHEELS = "M-58 -32h22v6h-22zM40 -32h22v6h-22zM-58 26h22v6h-22zM40 26h22v6h-22z";
const RUNGS = Array.from({ length: 11 }, (_, rung) => `M${-70 + rung * 9} -8v16`).join("");

function Engine() {
  return (
    <g class="engine">
      <path class="wheels" d={WHEELS} />
      <rect class="body" x="-86" y="-29" width="172" height="58" rx="8" />
      <path class="stripe" d="M-82 -23H44M-82 23H44" />
      <rect class="bed" x="-78" y="-9" width="112" height="18" rx="3" />
      <path class="ladder-rails thin" d="M-76 -8H30M-76 8H30" />
      <path class="ladder-rungs thin" d={RUNGS} />
      <path class="screen" d="M68 -21Q80 0 68 21L76 23Q86 0 76 -23z" />
      <path class="lights" d="M50 -23h8v16h-8zM50 7h8v16h-8z" />
      <path class="glint" d="M70 -14q4 6 5 11" />
      <path class="nozzle" d="M38 0h20" />
      <circle class="turret" cx="38" r="9" />
    </g>
  );
}

function Ambulance() {
  return (
    <g class="ambulance">
      <path class="wheels" d={WHEELS} />
      <rect class="body" x="44" y="-25" width="42" height="50" rx="9" />
      <rect class="body" x="-86" y="-29" width="136" height="58" rx="6" />
      <path class="line" d="M-85 -20H49M-85 20H49" />
      <path class="screen" d="M66 -19Q77 0 66 19L74 20Q83 0 74 -20z" />
      <path class="lights" d="M52 -19h7v15h-7zM52 4h7v15h-7z" />
      <path class="red-cross" d="M-24 -14h12v8.500h8.500v11h-8.500v8.500h-12v-8.500h-8.500v-11h8.500z" />
    </g>
  );
}

const VEHICLES = { engine: Engine, ambulance: Ambulance };
type VehicleName = keyof typeof VEHICLES;
export const VEHICLE_NAMES = Object.keys(VEHICLES) as VehicleName[];

interface Parked {
  x: number;
  y: number;
  turn: number;
}

/** Where a vehicle stands and which way it looks: clockwise around the house. */
export function parkedAt(sheet: PlanSheet, view: FlashPointView, vehicle: VehicleName): Parked | null {
  const names = view[vehicle];
  if (!names?.length) return null;
  const squares = names.map((name) => sheet.squares.get(name)!);
  const areas = squares.map(sheet.area);
  const x = areas.reduce((sum, area) => sum + area.x + area.width / 2, 0) / areas.length;
  const y = areas.reduce((sum, area) => sum + area.y + area.height / 2, 0) / areas.length;
  const [first, second] = squares;
  const level = first!.row === second!.row;
  if (level) return { x, y, turn: first!.row === 0 ? 0 : 180 };
  return { x, y, turn: first!.col === sheet.floors[0]!.columns[0] ? 270 : 90 };
}

export function vehicleOutline({ x, y, turn }: Parked): Outline {
  const upright = turn % 180 !== 0;
  const d = upright ? box(x, y, 70, 186, 12) : box(x, y, 186, 70, 12);
  const [dx, dy] = upright ? [0, 55] : [55, 0];
  return {
    x,
    y,
    d,
    kind: "area",
    reach: 38,
    ends: [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ],
  };
}

interface Props extends Parked {
  vehicle: VehicleName;
}

/** A parked vehicle; it glides to the next place. */
export const Vehicle = memo(({ vehicle, x, y, turn }: Props) => {
  const Draw = VEHICLES[vehicle];
  return (
    <g
      class="vehicle"
      data-spot={`vehicle:${vehicle}`}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
    >
      <title>{texts.vehicle({ vehicle })}</title>
      <Draw />
    </g>
  );
});
