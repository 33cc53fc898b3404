/** What never changes: lawn, rooms and their floors, stairs, parking places, numbers of the dice. */
import type { Shape } from "../../board/layout.ts";
import { memo } from "../../board/memo.ts";
import type { FlashPointScene, Square } from "./protocol.ts";
import { CELL, type Floor, MARGIN, type PlanSheet, RING, ROWS, SMALL_MARGIN } from "./sheet.ts";

interface Props {
  scene: FlashPointScene;
  sheet: PlanSheet;
}

export const Ground = memo(({ scene, sheet }: Props) => (
  <g class="ground" aria-hidden="true">
    <Patterns />
    {sheet.floors.map((floor) => (
      <Lot key={floor.number} floor={floor} named={scene.floors > 1 && sheet.shape !== "small"} />
    ))}
    {scene.squares.map((square) => (
      <GroundSquare key={square.name} square={square} sheet={sheet} scene={scene} />
    ))}
    {scene.parking.map((bay) => (
      <Bay key={bay.squares.join()} vehicle={bay.vehicle} squares={bay.squares} sheet={sheet} />
    ))}
    {sheet.floors.map((floor) => (
      <Numbers key={floor.number} floor={floor} next={sheet.floors[floor.number + 1]} shape={sheet.shape} />
    ))}
  </g>
));

function Patterns() {
  return (
    <defs>
      <pattern id="floor-boards" width="50" height="25" patternUnits="userSpaceOnUse">
        <path class="floor-line" d="M0 .5H50M0 13H50M12 .5V13M38 13V25.500" />
      </pattern>
      <pattern id="floor-tiles" width="20" height="20" patternUnits="userSpaceOnUse">
        <path class="floor-line" d="M0 .5H20M.5 0V20" />
      </pattern>
      <pattern id="floor-stone" width="50" height="50" patternUnits="userSpaceOnUse">
        <path class="floor-line" d="M0 .5H50M.5 0V50M0 0L50 50M50 0L0 50" />
      </pattern>
      <pattern id="lawn" width="28" height="28" patternUnits="userSpaceOnUse">
        <path class="lawn-blade" d="M5 9l2 -6M8 9l3 -4M19 23l2 -6M22 23l3 -4" />
      </pattern>
      <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch-line" d="M0 0V9" />
      </pattern>
    </defs>
  );
}

function Lot({ floor, named }: { floor: Floor; named: boolean }) {
  const { left, top, width, height, number } = floor;
  const box = { x: left, y: top, width, height, rx: 14 };
  return (
    <>
      <rect {...box} class={number ? "air" : "lawn"} />
      {!number && <rect {...box} fill="url(#lawn)" />}
      <rect
        class="house-shadow"
        x={left + RING - 4}
        y={top + RING - 2}
        width={width - 2 * RING + 14}
        height={height - 2 * RING + 14}
      />
      {named && (
        <text class="floor-name" x={left + 2} y={top - MARGIN / 2 + 1}>
          {number ? "upper floor" : "ground floor"}
        </text>
      )}
    </>
  );
}

const FLOORS: [RegExp, string][] = [
  [/bath|toilet|wash|kitchen|pantry/, "floor-tiles"],
  [/hall|corridor|lobby|landing|stair|store|lodge|closet/, "floor-stone"],
];

function floorOf(room: string): string {
  return FLOORS.find(([words]) => words.test(room))?.[1] ?? "floor-boards";
}

function GroundSquare({ square, sheet, scene }: { square: Square } & Props) {
  const area = sheet.area(square);
  const { x, y, width, height } = area;
  if (square.kind === "barred") return <rect {...area} class="barred" fill="url(#hatch)" />;
  if (!square.room && square.kind !== "stairs") {
    return <path class={`plot ${square.kind}`} d={`M${x} ${y}h${width}v${height}`} />;
  }
  const towards = square.arrow && square.arrow !== square.name ? sheet.squares.get(square.arrow) : undefined;
  const letters = Object.keys(scene.rooms);
  const room = square.room ?? "";
  const tint = square.kind === "stairs" ? "stairs" : `room-${(letters.indexOf(room) % 8) + 1}`;
  return (
    <g>
      <rect {...area} class={`floor ${tint}`} />
      {square.kind === "stairs" ? (
        <Stairs x={x} y={y} up={square.floor === 0} />
      ) : (
        <rect {...area} fill={`url(#${floorOf(scene.rooms[room] ?? "")})`} />
      )}
      <path class="floor-grid" d={`M${x} ${y + height}V${y}H${x + width}`} />
      {towards && <Arrow from={square} to={towards} x={x + width - 16} y={y + height - 16} />}
    </g>
  );
}

function Stairs({ x, y, up }: { x: number; y: number; up: boolean }) {
  const treads = Array.from({ length: 9 }, (_, step) => `M${x + 16} ${y + 14 + step * 9}h68`).join("");
  const tip = up ? "M0 -40l-7 11h14z" : "M0 40l-7 -11h14z";
  return (
    <g class="treads">
      <path d={`M${x + 16} ${y + 12}v76M${x + 84} ${y + 12}v76${treads}`} />
      <g transform={`translate(${x + CELL / 2} ${y + CELL / 2})`}>
        <path class="stairs-way" d="M0 -34V34" />
        <path class="stairs-tip" d={tip} />
      </g>
    </g>
  );
}

/** Where a point of interest goes on that cannot lie here. */
function Arrow({ from, to, x, y }: { from: Square; to: Square; x: number; y: number }) {
  const turn = (Math.atan2(to.row - from.row, to.col - from.col) * 180) / Math.PI;
  return (
    <path class="poi-way" transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`} d="M-9 0H4M0 -6L9 0L0 6z" />
  );
}

interface BayProps {
  vehicle: string;
  squares: string[];
  sheet: PlanSheet;
}

function Bay({ vehicle, squares, sheet }: BayProps) {
  const areas = squares.map((name) => sheet.area(sheet.squares.get(name)!));
  const left = Math.min(...areas.map((area) => area.x)) + 5;
  const top = Math.min(...areas.map((area) => area.y)) + 5;
  const right = Math.max(...areas.map((area) => area.x + area.width)) - 5;
  const bottom = Math.max(...areas.map((area) => area.y + area.height)) - 5;
  const upright = bottom - top > right - left;
  const middle = `translate(${(left + right) / 2} ${(top + bottom) / 2})`;
  return (
    <g class={`bay ${vehicle}`}>
      <rect x={left} y={top} width={right - left} height={bottom - top} rx="9" />
      <text transform={upright ? `${middle} rotate(-90)` : middle}>{vehicle}</text>
    </g>
  );
}

interface Label {
  x: number;
  y: number;
  size: number;
  lines: string[];
}

/** The width of a letter, in parts of its size. */
const LETTER = 0.56;
const LARGE = 13.5;
/** A name that needs smaller letters than these gets a second line. */
const SMALL = 11;

/** A room's name over as many of its squares as its first row has. */
function roomLabels(scene: FlashPointScene, sheet: PlanSheet): Label[] {
  const labels = new Map<string, { first: Square; wide: number }>();
  const ordered = [...scene.squares].sort((a, b) => a.floor - b.floor || a.row - b.row || a.col - b.col);
  for (const square of ordered) {
    if (!square.room || square.kind === "stairs") continue;
    const key = `${square.floor}${square.room}`;
    const label = labels.get(key);
    if (!label) labels.set(key, { first: square, wide: 1 });
    else if (square.row === label.first.row && square.col === label.first.col + label.wide) label.wide++;
  }
  return [...labels.values()].map(({ first, wide }) => {
    const { x, y } = sheet.area(first);
    const name = (scene.rooms[first.room!] ?? "").split(" of ")[0]!;
    const room = wide * CELL - 22;
    const size = Math.min(LARGE, room / name.length / LETTER);
    if (size >= SMALL) return { x: x + 12, y: y + 20, size, lines: [name] };
    return { x: x + 12, y: y + 20, size: SMALL, lines: wrapped(name, room / SMALL / LETTER) };
  });
}

/** Words in lines of so many letters. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const RoomNames = memo(({ scene, sheet }: Props) => (
  <g class="room-names" aria-hidden="true">
    {roomLabels(scene, sheet).map(({ x, y, size, lines }) => (
      <text key={`${x}/${y}`} x={x} y={y} font-size={size}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={index ? 12 : 0}>
            {line}
          </tspan>
        ))}
      </text>
    ))}
  </g>
));

interface NumbersProps {
  floor: Floor;
  /** The floor that is drawn after it; numbers between the two stand there once. */
  next: Floor | undefined;
  shape: Shape;
}

/** The numbers of the dice along the borders: red for rows, black for columns. */
function Numbers({ floor, next, shape }: NumbersProps) {
  const { left, top, width, height, columns } = floor;
  const bare = shape === "small";
  const out = (bare ? SMALL_MARGIN : MARGIN) / 2;
  const xs = bare || (next && next.top === top) ? [left - out] : [left - out, left + width + out];
  const ys = bare || (next && next.left === left) ? [top - out] : [top - out, top + height + out];
  const chips: { die: string; text: number; x: number; y: number }[] = [];
  for (let row = 1; row <= ROWS; row++) {
    const y = top + RING + (row - 0.5) * CELL;
    for (const x of xs) chips.push({ die: "red", text: row, x, y });
  }
  columns.slice(1, -1).forEach((column, index) => {
    const x = left + RING + (index + 0.5) * CELL;
    for (const y of ys) chips.push({ die: "black", text: column, x, y });
  });
  return (
    <g class="numbers">
      {chips.map(({ die, text, x, y }) => (
        <g key={`${x}/${y}`} class={`chip ${die}${bare ? " bare" : ""}`} transform={`translate(${x} ${y})`}>
          <rect x="-13" y="-13" width="26" height="26" rx="6" />
          <text>{text}</text>
        </g>
      ))}
    </g>
  );
}
