/** Where on the sheet each piece of a position lies. */
import { disc, type Outline } from "../../board/sheet.ts";
import { type Slot, slots } from "../../board/slots.ts";
import { type Piece, piecesOf } from "./model.ts";
import type { FlashPointScene, FlashPointView } from "./protocol.ts";
import type { PlanSheet } from "./sheet.ts";
import { parkedAt, VEHICLE_NAMES, vehicleOutline } from "./vehicles.tsx";

export interface Placed extends Piece, Slot {
  square: string;
  key: string;
}

/** Every piece on the board with its slot. */
export function placed(scene: FlashPointScene, sheet: PlanSheet, view: FlashPointView): Placed[] {
  const found: Placed[] = [];
  for (const [square, pieces] of piecesOf(scene, view)) {
    const info = sheet.squares.get(square);
    if (!info) continue;
    const { x, y, width, height } = sheet.area(info);
    const scale = Math.min(width, height) / 100;
    const free = slots(pieces.length);
    pieces.forEach((piece, index) => {
      const slot = free[index]!;
      found.push({
        ...piece,
        square,
        key: `${square}/${piece.sign}/${pieces.slice(0, index).filter((other) => other.sign === piece.sign).length}`,
        x: x + width / 2 + slot.x * scale,
        y: y + height / 2 + slot.y * scale,
        size: slot.size * scale,
      });
    });
  }
  return found;
}

/** The outlines of what moves: pawns and vehicles. */
export function movingOutlines(sheet: PlanSheet, view: FlashPointView, pieces: Placed[]): Map<string, Outline> {
  const found = new Map<string, Outline>();
  for (const vehicle of VEHICLE_NAMES) {
    const parked = parkedAt(sheet, view, vehicle);
    if (parked) found.set(`vehicle:${vehicle}`, vehicleOutline(parked));
  }
  for (const { pawn, x, y, size } of pieces) {
    if (pawn === undefined) continue;
    const r = size * 0.58;
    found.set(`pawn:${pawn}`, { x, y, d: disc(x, y, r), kind: "area", reach: r });
  }
  return found;
}
