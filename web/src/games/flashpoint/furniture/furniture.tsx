/** The furniture of a house, drawn once under everything that moves. */
import { memo } from "../../../board/memo.ts";
import type { FlashPointScene, Square } from "../protocol.ts";
import type { Area, PlanSheet } from "../sheet.ts";
import "./furniture.css";
import { DRAWINGS } from "./pieces.ts";
import { type Cell, furnish, type Furnished } from "./placing.ts";
import { wishesOf } from "./rooms.ts";

interface Props {
  scene: FlashPointScene;
  sheet: PlanSheet;
}

export const Furniture = memo(({ scene, sheet }: Props) => (
  <g class="furniture" aria-hidden="true">
    {furnitureOf(scene, sheet).map(({ piece, x, y, turn }) => {
      const { filled, lines, dots } = DRAWINGS[piece]!;
      return (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path class="filled" d={filled} />
          {lines && <path class="lines" d={lines} />}
          {dots && <path class="dots" d={dots} />}
        </g>
      );
    })}
  </g>
));

/** All that stands in the rooms of a plan. */
export function furnitureOf(scene: FlashPointScene, sheet: PlanSheet): Furnished[] {
  const rooms = new Map<string, Square[]>();
  for (const square of scene.squares) {
    if (!square.room || square.kind !== "room") continue;
    const key = `${square.floor}/${square.room}`;
    rooms.set(key, [...(rooms.get(key) ?? []), square]);
  }
  const sides = sidesOf(scene);
  return [...rooms.values()].flatMap((squares) => {
    const cells = squares.map((square) => cellOf(square, sheet, sides));
    const name = scene.rooms[squares[0]!.room!] ?? "";
    return furnish(cells, wishesOf(name), labelOf(squares, sheet, name));
  });
}

const WAYS = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] } as const;

function sidesOf(scene: FlashPointScene): Map<string, string> {
  const sides = new Map<string, string>();
  for (const { a, b, kind } of scene.edges) {
    sides.set(`${a}|${b}`, kind);
    sides.set(`${b}|${a}`, kind);
  }
  return sides;
}

function cellOf(square: Square, sheet: PlanSheet, sides: Map<string, string>): Cell {
  const walls: Cell["walls"] = {};
  for (const [side, [down, right]] of Object.entries(WAYS) as [keyof typeof WAYS, readonly [number, number]][]) {
    const other = sheet.at(square.floor, square.row + down, square.col + right);
    const kind = other && sides.get(`${square.name}|${other}`);
    if (kind) walls[side] = kind === "door" || kind === "exit" ? "opening" : "wall";
  }
  return { ...sheet.area(square), walls };
}

/** The corner where the room's name is written. */
function labelOf(squares: Square[], sheet: PlanSheet, name: string): Area {
  const first = [...squares].sort((a, b) => a.row - b.row || a.col - b.col)[0]!;
  const { x, y } = sheet.area(first);
  return { x: x + 8, y: y + 6, width: Math.min(name.length * 7.500, 96), height: 18 };
}
