/** What Hotshots brings to the page. */
import * as texts from "words/hotshots.ts";
import { type Game, goalsOf } from "../game.ts";
import { CardFace } from "./card.tsx";
import { cardAbout } from "./deck.ts";
import wildfire from "./covers/wildfire.svg";
import { deedsOf } from "./deeds.ts";
import { EFFECTS, SOUNDS } from "./effects.tsx";
import { Ending } from "./ending.tsx";
import { Fight } from "./fight.tsx";
import { bestShape, layOut, type MapLayout } from "./layout.ts";
import { HotshotsPicture } from "./picture.tsx";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import { rollsFirst } from "./rolling.ts";
import { drawTrack } from "./tracks.tsx";
import { Things } from "./things.tsx";

export const HOTSHOTS: Game<HotshotsScene, HotshotsView, MapLayout> = {
  member: texts.crewMember,
  Sign,
  coverOf: () => wildfire,
  board: {
    layOut,
    bestShape,
    Picture: HotshotsPicture,
    Turn: Fight,
    Things,
    placeOf: (view, pawn) => (view.pawns[pawn]?.tile ? `tile:${view.pawns[pawn].tile}` : null),
    onTurn: (view) => view.turn,
    burning: (view) => Object.keys(view.tiles).filter((tile) => view.tiles[tile]!.flames > 0).map((tile) => `tile:${tile}`),
  },
  faceOf: (view, pawn) => `portrait-${view.pawns[pawn]?.role ?? "nobody"}`,
  toneOf: (view, pawn) => (view.pawns[pawn]?.role ? `var(--tone-${view.pawns[pawn].role})` : null),
  roleFace: (role) => `portrait-${role}`,
  drawTrack,
  printedCards: (scene) =>
    Object.values(scene.cards).map((card) => ({ ...card, text: cardAbout(scene, card.id), count: 1, picture: <CardFace scene={scene} card={card.id} untitled /> })),
  aimWords: ({ tracks }) => texts.aim(goalsOf(tracks)),
  Ending,
  deedsOf,
  inShort: { "tile-placed": texts.laidOut },
  firstOf: rollsFirst,
  roleOf: (view, pawn) => view.pawns[pawn]?.role ?? null,
  faceTitle: (scene, letter) => scene.faces[letter]?.title ?? letter,
  editors: {
    tiles: () => import("./tables.ts").then((part) => part.TILES_EDITOR),
    cards: () => import("./tables.ts").then((part) => part.CARDS_EDITOR),
  },
  effects: EFFECTS,
  sounds: SOUNDS,
};

/** Hexagons. */
function Sign() {
  return (
    <>
      <path d="M15 3l9 5v10l-9 5-9-5V8zM33 3l9 5v10l-9 5-9-5V8zM24 18l9 5v8.500l-9 2.500-9-2.500V23z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" />
      <path class="flame" d="M33.600 8c.5 2 2.600 3 2.600 5.600a3 3 0 0 1-6 0c0-1.300.6-2 1.200-2.800.3.8.6 1 .9 1 .1-1.400.4-2.700 1.300-3.800z" />
    </>
  );
}
