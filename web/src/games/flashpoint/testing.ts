/** A small house for tests: four rooms' squares. */
import type { FlashPointScene, FlashPointView } from "./protocol.ts";

/** Two squares side by side, 1,1 and 1,2, with the ring around them. */
export const HOUSE: FlashPointScene = {
  title: "",
  board_title: "",
  board_status: "",
  currency: "AP",
  tracks: [],
  legend: [],
  dice: [],
  game: "flashpoint",
  floors: 1,
  roles: { paramedic: { id: "paramedic", title: "Paramedic", letter: "P", text: "" } },
  rooms: { A: "kitchen", B: "toilet" },
  squares: [
    { name: "1,1", floor: 0, row: 1, col: 1, kind: "room", room: "A" },
    { name: "1,2", floor: 0, row: 1, col: 2, kind: "room", room: "B" },
    ...["0,0", "0,1", "0,2", "0,3", "1,0", "1,3", "2,0", "2,1", "2,2", "2,3"].map((name) => {
      const [row, col] = name.split(",").map(Number) as [number, number];
      return { name, floor: 0, row, col, kind: "outside" as const, room: null };
    }),
  ],
  edges: [
    { name: "1,1-1,2", a: "1,1", b: "1,2", kind: "door" },
    { name: "1,1-0,1", a: "1,1", b: "0,1", kind: "wall" },
    { name: "1,1-2,1", a: "1,1", b: "2,1", kind: "wall" },
    { name: "1,1-1,0", a: "1,1", b: "1,0", kind: "exit" },
  ],
  parking: [{ vehicle: "engine", squares: ["0,1", "0,2"] }],
  cards: {},
  things: {
    fire: "fire",
    smoke: "smoke",
    "hot-spot": "hot spot",
    point: "point of interest",
    hazmat: "hazmat",
    "hazmat-lit": "burning hazmat",
    victim: "victim",
    treated: "treated victim",
    trapped: "trapped victim",
    ladder: "ladder",
    "ladder-lying": "ladder, lying",
  },
  words: {
    "square:1,1": { name: "the kitchen", there: "empty; wall to the north and south", where: "1,1" },
    "pawn:0": { name: "firefighter 1" },
  },
};

export const HOUSE_VIEW: FlashPointView = {
  fire: ["1,2"],
  smoke: [],
  points: [],
  hot_spots: [],
  hot_spot_reserve: 0,
  fire_outside: [],
  victims: [
    { square: "1,1", treated: false },
    { square: "1,1", treated: false },
  ],
  hazmats: [{ square: "1,2", lit: true }],
  damaged: ["1,1-0,1"],
  destroyed: [],
  open: [],
  ladders: [],
  pawns: [
    { role: "paramedic", square: "1,1", saved: 2, down: false },
    { role: "paramedic", square: null, saved: 0, down: false },
  ],
  turn: 0,
  ap: 4,
  free_ap: 0,
  bonus: 0,
  bag: {},
  cards: null,
  rescued: 0,
  lost: 0,
  damage: 1,
  engine: ["0,1", "0,2"],
  ambulance: null,
  ladders_on_engine: 0,
  awaits: { what: "action", who: 0 },
  ending: null,
};
