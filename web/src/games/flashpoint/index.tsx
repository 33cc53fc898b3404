/** What Flash Point brings to the page. */
import * as texts from "words/flashpoint.ts";
import { type Game, goalsOf } from "../game.ts";
import { figureOf } from "./art/figures.ts";
import { Cards, printedCards } from "./cards/cards.tsx";
import { coverOf } from "./covers/covers.ts";
import { deedsOf } from "./ending/deeds.ts";
import { Ending, endingWords } from "./ending/ending.tsx";
import { EFFECTS, SOUNDS } from "./effects.tsx";
import { bestShape, layOut, narrowShape, type PlanLayout } from "./layout.ts";
import { meaningOf } from "./meanings.ts";
import { FlashPointPicture } from "./picture.tsx";
import type { FlashPointScene, FlashPointView } from "./protocol.ts";
import { purseOf } from "./purse.ts";
import { drawTrack } from "./track_pictures.tsx";
import { Tray } from "./tray.tsx";

export const FLASH_POINT: Game<FlashPointScene, FlashPointView, PlanLayout> = {
  member: texts.member,
  Sign,
  coverOf,
  board: {
    layOut,
    bestShape,
    narrowShape,
    Picture: FlashPointPicture,
    Strip: Tray,
    placeOf: (view, pawn) => (view.pawns[pawn]?.square ? `square:${view.pawns[pawn].square}` : null),
    onTurn: (view) => view.turn,
    burning: (view) => view.fire.map((name) => `square:${name}`),
  },
  faceOf: (view, pawn) => `portrait-${figureOf(view.pawns[pawn]?.role ?? "", pawn)}`,
  toneOf: (view, pawn) => (figureOf(view.pawns[pawn]?.role ?? "", pawn).startsWith("firefighter-") ? null : `var(--tone-${view.pawns[pawn]!.role})`),
  savedOf: (view, pawn) => view.pawns[pawn]?.saved ?? 0,
  drawTrack,
  roleFace: (role) => `portrait-${figureOf(role, 0)}`,
  Cards,
  hasCards: (view) => view.cards !== null,
  printedCards,
  meaningOf,
  aimWords: ({ tracks }) => texts.aim(goalsOf(tracks)),
  Ending,
  endingWords,
  deedsOf,
  roleOf: (view, pawn) => view.pawns[pawn]?.role ?? null,
  purseOf,
  editors: {
    plan: () => import("./editor/index.tsx").then((part) => part.HOUSE_EDITOR),
    deck: () => import("./editor/tables.ts").then((part) => part.DECK_EDITOR),
    specialists: () => import("./editor/tables.ts").then((part) => part.SPECIALISTS_EDITOR),
  },
  effects: EFFECTS,
  sounds: SOUNDS,
};

/** A house plan. */
function Sign() {
  return (
    <>
      <path d="M4 4h40v28H4zM20 4v11M20 22v10M20 18h9M36 18h8" fill="none" stroke="currentColor" stroke-width="2.2" />
      <path class="flame" d="M33 21c.5 2 2.600 3 2.600 5.600a3 3 0 0 1-6 0c0-1.300.6-2 1.200-2.800.3.8.6 1 .9 1 .1-1.400.4-2.700 1.300-3.800z" />
    </>
  );
}
