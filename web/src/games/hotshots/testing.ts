/** A small forest for tests: three cells, two tiles. */
import type { HotshotsScene, HotshotsView } from "./protocol.ts";

const TILE = { text: "", needs: "PPH", limit: 3, reconstructed: [] };

/** A column of two cells and one cell beside them. */
export const FOREST: HotshotsScene = {
  title: "",
  board_title: "",
  board_status: "",
  currency: "of movement",
  tracks: [],
  legend: [],
  dice: [],
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
  words: { "tile:lodge": { name: "the Lodge", there: "no flames, 3 would scorch it" }, "pawn:0": { name: "firefighter 1" } },
  tokens: {},
  vehicles: {},
  cards: {},
  firebreaks: 20,
  rewards: [{ matches: 3, flames: 0, firebreaks: 1, tokens: 0 }],
  faces: {
    P: { id: "pulaski", title: "Pulaski", text: "" },
    H: { id: "hose", title: "Hose", text: "" },
  },
};

export const FOREST_VIEW: HotshotsView = {
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
  moves: 2,
  through_fire: false,
  no_card: false,
  one_more_turn: false,
  succeeded_on: [],
  bag: [],
  fresh: [],
  choice: [],
  dice: 6,
  rolled: null,
  locked: "",
  extra: "",
  support: 0,
  deck: 20,
  top: null,
  drawn: [],
  card: null,
  discarded: 0,
  shuffles: 0,
  awaits: { what: "action", who: 0 },
  ending: null,
};
