/** A house on the drawing board as the picture of the game takes it: nothing has happened yet. */
import * as texts from "words/flashpoint-editor.ts";
import type { FlashPointScene, FlashPointView, ParkingSpot, Square, SquareKind } from "../protocol.ts";
import { targetOf } from "./arrows.ts";
import { type Start, startsOf } from "./edits.ts";
import { type At, atOf, diceSquare, type House, isInside, nameOf, NO_ENTRY, squaresOf, STAIRS } from "./house.ts";

const VEHICLES: Record<string, string> = { En: "engine", Am: "ambulance" };

export function sceneOf(house: House): FlashPointScene {
  const rooms = [...house.notes].filter(([key]) => key.startsWith("room "));
  return {
    game: "flashpoint",
    title: "",
    board_title: house.notes.get("title") ?? "",
    board_status: "",
    currency: "",
    tracks: [],
    roles: {},
    legend: [],
    dice: [],
    words: {},
    floors: house.floors,
    squares: squaresOf(house.floors).map((at) => squareOf(house, at)),
    edges: [...house.edges].map(([name, kind]) => {
      const [a = "", b = ""] = name.split("-");
      return { name, a, b, kind };
    }),
    rooms: Object.fromEntries(rooms.map(([key, name]) => [key.slice(5), name])),
    parking: parkingOf(house),
    things: { fire: texts.fireThing, smoke: "", point: texts.point, "hot-spot": "" },
    cards: {},
  };
}

function squareOf(house: House, at: At): Square {
  const mark = house.marks.get(nameOf(at))!;
  const inside = isInside(house.floors, at);
  const arrow = targetOf(house, at);
  const square = { name: nameOf(at), ...at, kind: kindOf(house, at, mark, inside), room: inside ? mark : null };
  return arrow ? { ...square, arrow } : square;
}

function kindOf(house: House, { floor }: At, mark: string, inside: boolean): SquareKind {
  if (inside) return house.floors === 2 && mark === STAIRS ? "stairs" : "room";
  if (mark === NO_ENTRY) return "barred";
  return floor ? "air" : "outside";
}

/** Every two neighbours with the mark of a vehicle. */
function parkingOf(house: House): ParkingSpot[] {
  const found: ParkingSpot[] = [];
  const taken = new Set<string>();
  for (const [name, mark] of house.marks) {
    const vehicle = VEHICLES[mark];
    const { floor, row, col } = atOf(name);
    if (!vehicle || floor || taken.has(name)) continue;
    const other = [nameOf({ floor, row, col: col + 1 }), nameOf({ floor, row: row + 1, col })].find(
      (next) => house.marks.get(next) === mark,
    );
    const squares = other ? [name, other] : [name];
    squares.forEach((one) => taken.add(one));
    found.push({ vehicle, squares });
  }
  return found;
}

/** The view of a game that begins with these start squares. */
export function viewOf(house: House, start: Start): FlashPointView {
  const squares = (marker: "fire" | "poi") =>
    startsOf(house, start, marker).map((name) => {
      const [row = 0, col = 0] = name.split(",").map(Number);
      return nameOf(diceSquare(house.floors, row, col));
    });
  return { ...EMPTY, fire: squares("fire"), points: squares("poi") };
}

const EMPTY: FlashPointView = {
  fire: [],
  smoke: [],
  points: [],
  hot_spots: [],
  hot_spot_reserve: 0,
  fire_outside: [],
  victims: [],
  hazmats: [],
  damaged: [],
  destroyed: [],
  open: [],
  pawns: [],
  turn: 0,
  ap: 0,
  free_ap: 0,
  bonus: 0,
  bag: {},
  cards: null,
  rescued: 0,
  lost: 0,
  damage: 0,
  engine: null,
  ambulance: null,
  ladders: [],
  ladders_on_engine: 0,
  awaits: { what: "", who: -1 },
  ending: null,
};
