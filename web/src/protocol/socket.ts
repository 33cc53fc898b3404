/** What is said over the socket of a table: /api/tables/{id}/socket. */
import type { Awaits, ChatLine, Cite, Frame, Holder, LogLine, Offer, Person, Proposal, Route, Snapshot, TableInfo, View } from "./play.ts";
import type { Spot } from "./spot.ts";
import type { Aids } from "./tables.ts";

/** Everything a client sends has an id of its own choice, which the answer repeats. */
export type Command =
  | { do: "hello"; id: string; token: string | null }
  | { do: "play"; id: string; at: number; actions: string[] }
  | { do: "undo"; id: string; at: number }
  | { do: "answer"; id: string; proposal: number; agree: boolean }
  | { do: "withdraw"; id: string; proposal: number }
  | { do: "chat"; id: string; text: string }
  | { do: "ready"; id: string; ready: boolean }
  /** The maker starts with open seats: they are played by a bot (left out: "bot:greedy") or the maker. */
  | { do: "start"; id: string; fill?: "me" | `bot:${string}` }
  | { do: "check"; id: string }
  | { do: "pause"; id: string; paused: boolean }
  | { do: "hand-over"; id: string; pawn: number; bot: string }
  | { do: "take-back"; id: string; pawn: number }
  | { do: "aids"; id: string; aids: Partial<Aids> }
  | { do: "rename"; id: string; name: string }
  | { do: "again"; id: string }
  | { do: "ping"; id: string; spot: Spot; mark: Mark }
  | { do: "plan"; id: string; strokes: Stroke[] }
  | { do: "why"; id: string; action: string }
  | { do: "routes"; id: string; at: number }
  | { do: "hint"; id: string; at: number }
  | { do: "chance"; id: string; at: number }
  | { do: "threats"; id: string; at: number; turns: "one" | "mine" };

/** What somebody who points at a place says with it. */
export type Mark = "look" | "danger" | "go";

/** A line drawn over the board: places one after the other. */
export interface Stroke {
  spots: Spot[];
  tone: 0 | 1 | 2 | 3;
}

export type Message =
  /** The whole table: after hello, after a gap, after an undo. */
  | { type: "snapshot"; id: string | null; snapshot: Snapshot }
  /** Something was played; `log` are the new lines. */
  | {
      type: "moved";
      seq: number;
      position: number;
      step: number;
      by: number;
      /** The bot's reason in words, if a bot moved. */
      reason: string | null;
      frames: Frame[];
      log: LogLine[];
      view: View;
      pawns: string[];
      situation: string;
      awaits: Awaits;
      offers: Offer[];
      can_undo: "free" | "consent" | "no";
      undo_by: number;
      table: TableInfo;
      proposal: Proposal | null;
    }
  /** Seats, people, pauses, aids, proposals: whatever is not the board. */
  | {
      type: "changed";
      seq: number;
      table: TableInfo;
      pawns: string[];
      holders: Holder[];
      people: Person[];
      spectators: number;
      proposal: Proposal | null;
      /** A sentence for the log, or null. */
      text: string | null;
    }
  | { type: "chat"; seq: number; line: ChatLine }
  | { type: "presence"; people: Person[]; spectators: number }
  /** A countdown until teammates may hand an absent player's seat to a bot. */
  | { type: "countdown"; pawn: number; seconds: number }
  | { type: "ping"; person: number; name: string; spot: Spot; mark: string }
  | { type: "plan"; person: number; name: string; strokes: Stroke[] }
  | { type: "check"; person: number; name: string }
  /** The command was stored and done. */
  | { type: "done"; id: string; seq: number }
  /** The command was refused and changed nothing; a stale one is followed by a snapshot. */
  | { type: "refused"; id: string | null; code: string; text: string; cite: Cite | null }
  | { type: "why"; id: string; allowed: boolean; text: string; cite: Cite | null }
  | { type: "routes"; id: string; at: number; routes: Route[] }
  | { type: "hint"; id: string; at: number; plan: Plan | null; text: string }
  | { type: "chance"; id: string; at: number; chance: Chance; text: string }
  | { type: "threats"; id: string; at: number; threats: ThreatMap; facts: string[] }
  | { type: "thinking"; pawn: number; bot: string }
  /** The server is going down or the connection was too greedy; the client comes back by itself. */
  | { type: "bye"; text: string };

export interface Chance {
  value: number;
  low: number;
  high: number;
  playouts: number;
  certain: boolean;
}

export interface Plan {
  pawn: number;
  steps: { action: string; label: string; price: number; why: string; spots: Spot[] }[];
  chance: Chance;
  facts: string[];
}

export interface ThreatMap {
  turns: number;
  exact: boolean;
  /** By what may happen ("burns", "explodes", "falls" …), then by place. */
  chances: Record<string, Record<Spot, number>>;
}
