/** A game looked back on. */
import type { Frame, View } from "./play.ts";
import type { Scene } from "./scene.ts";
import type { Chance } from "./socket.ts";

/** GET /api/tables/{id}/frames: the whole game, for the scrubber. */
export interface History {
  scene: Scene;
  /** The view before the first step. */
  first: View;
  frames: Frame[];
  steps: { step: number; text: string; pawn: number; luck: boolean; situation: string; seq: number }[];
  pawns: string[];
  /** May the record be asked for? */
  record: boolean;
}

/** GET /api/tables/{id}/review: progress below 1 means "ask again". */
export interface ReviewAnswer {
  progress: number;
  review: Review | null;
}

export interface Review {
  result: string | null;
  ending: string | null;
  headline: string;
  first: Chance;
  last: Chance;
  luck: number;
  decisions: number;
  doubt: number;
  pawns: { name: string; decisions: number }[];
  moments: {
    step: number;
    text: string;
    story: string;
    pawn: number | null;
    luck: string | null;
    chance: Chance;
    change: number;
  }[];
  costs: { step: number; pawn: number; played: string; better: string; cost: number; text: string }[];
}

/** GET /api/tables/{id}/standing: this game among others of the same set-up and seed. */
export interface Standing {
  teams: {
    table: string | null;
    names: string[];
    result: "won" | "lost";
    ending: string;
    score: string;
    steps: number;
    aids_used: Record<string, number>;
    yours: boolean;
    at: string;
  }[];
  won: number;
  played: number;
}
