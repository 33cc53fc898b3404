/** Small boards for tests: a house of four rooms' squares, and three tiles. */
import type { FlashPointScene, HotshotsScene, View } from "../protocol/index.ts";

const BASE = { title: "", board_title: "", board_status: "", currency: "AP", tracks: [], legend: [] };

/** Two squares side by side, 1,1 and 1,2, with the ring around them. */
export const HOUSE: FlashPointScene = {
  ...BASE,
  game: "flashpoint",
  floors: 1,
  roles: { paramedic: { id: "paramedic", title: "Paramedic", letter: "P", text: "" } },
  rooms: { A: "kitchen", B: "toilet" },
  squares: [
    { name: "1,1", floor: 0, row: 1, col: 1, kind: "room", room: "A", arrow: null },
    { name: "1,2", floor: 0, row: 1, col: 2, kind: "room", room: "B", arrow: null },
    ...["0,0", "0,1", "0,2", "0,3", "1,0", "1,3", "2,0", "2,1", "2,2", "2,3"].map((name) => {
      const [row, col] = name.split(",").map(Number) as [number, number];
      return { name, floor: 0, row, col, kind: "outside" as const, room: null, arrow: null };
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
};

export const HOUSE_VIEW: View = {
  fire: ["1,2"],
  smoke: [],
  points: [],
  hot_spots: [],
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
  engine: ["0,1", "0,2"],
  ambulance: null,
};

const TILE = { text: "", needs: "PPH", limit: 3, reconstructed: [] };

/** A column of two cells and one cell beside them. */
export const FOREST: HotshotsScene = {
  ...BASE,
  currency: "of movement",
  game: "hotshots",
  roles: { sawyer: { id: "sawyer", title: "Sawyer", letter: "S", text: "" } },
  cells: [
    { name: "A1", col: 0, row: 0 },
    { name: "A3", col: 0, row: 2 },
    { name: "B2", col: 1, row: 1 },
  ],
  tiles: {
    lodge: { ...TILE, id: "lodge", title: "Lodge" },
    lake: { ...TILE, id: "lake", title: "Lake", needs: "", limit: 0 },
  },
  tokens: {},
  vehicles: {},
  cards: {},
  faces: {
    P: { id: "pulaski", title: "Pulaski", text: "" },
    H: { id: "hose", title: "Hose", text: "" },
  },
};

export const FOREST_VIEW: View = {
  tiles: {
    lodge: { cell: "A1", flames: 2, scorched: false },
    lake: { cell: "B2", flames: 0, scorched: false },
  },
  gap: "A3",
  firebreaks: ["lodge/lake"],
  wind: "n",
  vehicles: [],
  pawns: [{ role: "sawyer", able: true, tile: "lodge", tokens: ["wild"] }],
  turn: 0,
};
