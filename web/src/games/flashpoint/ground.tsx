/** What never changes: garden, rooms and their floors, stairs, parking places, numbers of the dice. */
import * as texts from "words/flashpoint.ts";
import type { Shape } from "../../board/layout.ts";
import { memo } from "../../board/memo.ts";
import { floorOf, Floorings } from "./floorings.tsx";
import { Garden } from "./garden.tsx";
import type { FlashPointScene, Square } from "./protocol.ts";
import { isNumber, LINE, NUMBER_LINE, roomLabels } from "./room_names.ts";
import { type Area, CELL, type Floor, type PlanSheet, ROWS, SMALL_MARGIN } from "./sheet.ts";

interface Props {
  scene: FlashPointScene;
  sheet: PlanSheet;
}

export const Ground = memo(({ scene, sheet }: Props) => {
  const exits = new Set(scene.edges.filter(({ kind }) => kind === "exit").flatMap(({ a, b }) => [a, b]));
  return (
    <g class="ground" aria-hidden="true">
      <Floorings />
      <Garden scene={scene} sheet={sheet} />
      {sheet.floors.map((floor) => (
        <Lot key={floor.number} floor={floor} named={scene.floors > 1 && sheet.shape !== "small"} />
      ))}
      {scene.squares.map((square) => (
        <GroundSquare key={square.name} square={square} sheet={sheet} scene={scene} />
      ))}
      {scene.parking.map((bay) => (
        <Bay key={bay.squares.join()} vehicle={bay.vehicle} squares={bay.squares} sheet={sheet} exits={exits} />
      ))}
    </g>
  );
});

function Lot({ floor, named }: { floor: Floor; named: boolean }) {
  const { left, top, width, height, number, ring } = floor;
  return (
    <>
      {number > 0 && <rect class="air" x={left} y={top} width={width} height={height} rx="14" />}
      <rect
        class="house-shadow"
        x={left + ring.x - 9}
        y={top + ring.y - 4}
        width={width - 2 * ring.x + 18}
        height={height - 2 * ring.y + 20}
        rx="8"
      />
      {named && (
        <text class="floor-name" x={left + 12} y={top + 18}>
          {number ? texts.upperFloor : texts.groundFloor}
        </text>
      )}
    </>
  );
}

function GroundSquare({ square, sheet, scene }: { square: Square } & Props) {
  const area = sheet.area(square);
  const { x, y, width, height } = area;
  if (square.kind === "barred") return <Roof {...area} />;
  if (!square.room && square.kind !== "stairs") {
    return <path class={`plot ${square.kind}`} d={`M${x} ${y}h${width}v${height}`} />;
  }
  const towards = square.arrow && square.arrow !== square.name ? sheet.squares.get(square.arrow) : undefined;
  const flooring = square.kind === "stairs" ? "stairs" : floorOf(scene, square.room!);
  return (
    <g>
      <rect {...area} class={`floor ${flooring}`} />
      {square.kind === "stairs" ? (
        <Stairs x={x} y={y} up={square.floor === 0} />
      ) : (
        <rect {...area} fill={`url(#floor-${flooring})`} />
      )}
      <path class="floor-grid" d={`M${x} ${y + height}V${y}H${x + width}`} />
      {towards && <Arrow from={square} to={towards} x={x + width - 16} y={y + height - 16} />}
    </g>
  );
}

/** The roof of a neighbour's house, where nobody can go. */
function Roof(area: Area) {
  return (
    <>
      <rect {...area} class="roof" />
      <rect {...area} class="barred" fill="url(#hatch)" />
    </>
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
  /** Squares at an exit, whose arrows need their room. */
  exits: Set<string>;
}

function Bay({ vehicle, squares, sheet, exits }: BayProps) {
  const areas = squares.map((name) => sheet.area(sheet.squares.get(name)!));
  const left = Math.min(...areas.map((area) => area.x)) + 5;
  const top = Math.min(...areas.map((area) => area.y)) + 5;
  const right = Math.max(...areas.map((area) => area.x + area.width)) - 5;
  const bottom = Math.max(...areas.map((area) => area.y + area.height)) - 5;
  const upright = bottom - top > right - left;
  const free = squares.filter((name) => !exits.has(name)).map((name) => sheet.area(sheet.squares.get(name)!));
  const [x, y] = free.length === 1 ? centre(free[0]!) : [(left + right) / 2, (top + bottom) / 2];
  const middle = `translate(${x} ${y})`;
  return (
    <g class={`bay ${vehicle}`}>
      <rect x={left} y={top} width={right - left} height={bottom - top} rx="10" />
      <text transform={upright ? `${middle} rotate(-90)` : middle}>{vehicle}</text>
    </g>
  );
}

function centre({ x, y, width, height }: Area): [number, number] {
  return [x + width / 2, y + height / 2];
}

export const RoomNames = memo(({ scene, sheet }: Props) => (
  <g class="room-names" aria-hidden="true">
    {roomLabels(scene, sheet).map(({ x, y, size, lines }) => (
      <text key={`${x}/${y}`} x={x} y={y} font-size={size}>
        {lines.map((line, index) => (
          <tspan key={line} class={isNumber(line) ? "room-number" : undefined} x={x} dy={index ? (isNumber(line) ? NUMBER_LINE : LINE) : 0}>
            {line}
          </tspan>
        ))}
      </text>
    ))}
  </g>
));

/** The numbers of the dice: engraved in the outer walls, and beyond them for the squares outside. */
export const Numbers = memo(({ sheet }: { sheet: PlanSheet }) => (
  <g class="numbers" aria-hidden="true">
    {sheet.floors.flatMap((floor) =>
      numbersOf(floor, sheet.shape).map(({ text, x, y, kind }) => (
        <text key={`${x}/${y}`} class={kind} x={x} y={y}>
          {text}
        </text>
      )),
    )}
  </g>
));

/** So far from a corner of its square a number stays clear of doors, windows and holes. */
const ASIDE = 14;

export function numbersOf({ left, top, width, height, columns, ring }: Floor, shape: Shape) {
  const across = columns.map((text, index) => ({ text, at: index - 1, inside: index > 0 && index < columns.length - 1 }));
  const down = Array.from({ length: ROWS + 2 }, (_, row) => ({ text: row, at: row - 1, inside: row > 0 && row <= ROWS }));
  if (shape === "small") {
    const [x, y] = [left - SMALL_MARGIN / 2, top - SMALL_MARGIN / 2];
    const middle = (at: number, inside: boolean, size: number, outside: number) =>
      inside ? outside + (at + 0.5) * CELL : at < 0 ? outside / 2 : size - outside / 2;
    return [
      ...across.map(({ text, at, inside }) => ({ text, x: left + middle(at, inside, width, ring.x), y, kind: "bare" })),
      ...down.map(({ text, at, inside }) => ({ text, x, y: top + middle(at, inside, height, ring.y), kind: "bare" })),
    ];
  }
  const place = (at: number, inside: boolean, size: number, outside: number) =>
    inside ? outside + at * CELL + ASIDE : at < 0 ? outside / 2 : size - outside / 2;
  return [
    ...across.map(({ text, at, inside }) => ({
      text,
      x: left + place(at, inside, width, ring.x),
      y: top + ring.y,
      kind: inside ? "engraved" : "outlying",
    })),
    ...down.map(({ text, at, inside }) => ({
      text,
      x: left + ring.x,
      y: top + place(at, inside, height, ring.y),
      kind: inside ? "engraved" : "outlying",
    })),
  ];
}
