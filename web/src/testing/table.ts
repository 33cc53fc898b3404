/** A small table for tests: what the service would send. */
import type { Frame, Message, Offer, Route, Snapshot } from "../protocol/index.ts";

export function offer(action: string, part: Partial<Offer> = {}): Offer {
  const verb = action.split(" ")[0]!;
  return { action, label: `Do ${action}`, verb, price: 1, spots: [], spot: "", phrase: null, asks: [], about: "", dice: [], odds: [], danger: false, apt: false, where: "", at: [], ...part };
}

/** A way of two steps to see who calls. */
export const WAY: Route = {
  to: "square:1,1",
  label: "See who calls",
  price: 3,
  actions: ["move 1,2", "move 1,1"],
  through: ["square:1,2"],
  main: false,
  phrase: null,
  where: "",
  order: 2,
  apt: true,
  saves: false,
  deed: false,
};

export function frame(step: number, patch: Frame["patch"] = {}): Frame {
  return { step, kind: "moved", text: `Step ${step}.`, spots: [], phrase: null, cite: null, patch, fire: false, dwell: 90, act: step };
}

export function snapshotOf(part: Partial<Snapshot> = {}): Snapshot {
  return {
    setup: { ruleset: "flashpoint/family" },
    table: {
      id: "k3x",
      code: "KXPM",
      ruleset: "flashpoint/family",
      title: "Family Game",
      status: "playing",
      paused: false,
      referee: false,
      public: false,
    closed: false,
    hushed: false,
    muted: [],
    blocked: 0,
    seeks: null,
    clock: 0,
    ends: null,
      aids: { hint: false, chance: false, threats: false },
      aids_used: {},
      consent: true,
      patience: 60,
      daily: null,
      ranked: false,
      challenge: null,
      lesson: null,
      puzzle: null,
      branch: null,
      next: null,
      seed: null,
      result: null,
      ending: null,
      deeds: [],
    },
    scene: { game: "any", title: "Family Game" } as unknown as Snapshot["scene"],
    view: { fire: [] },
    pawns: ["Firefighter 1", "Firefighter 2"],
    holders: [
      { kind: "person", person: 0 },
      { kind: "person", person: 1 },
    ],
    people: [
      { id: 0, name: "Ada", online: true, ready: true, away: null },
      { id: 1, name: "Grace", online: true, ready: true, away: null },
    ],
    spectators: 0,
    seq: 5,
    position: 3,
    step: 3,
    situation: "Firefighter 1 has 4 AP.",
    awaits: { what: "action", pawn: 0, chance: false },
    offers: [offer("move 3,1"), offer("end", { price: 0 })],
    can_undo: "free",
    undo_by: 0,
    redo: [],
    log: [],
    earlier_turns: 0,
    chat: [],
    proposal: null,
    you: { person: 0, pawns: [0] },
    ...part,
  };
}

export function moved(seq: number, part: Partial<Extract<Message, { type: "moved" }>> = {}): Message {
  const { table, view, pawns, situation, awaits, offers, can_undo, undo_by, redo, proposal } = snapshotOf();
  const rest = { table, view, pawns, situation, awaits, offers, can_undo, undo_by, redo, proposal };
  return { type: "moved", seq, position: 4, step: 4, by: 0, reason: null, frames: [], log: [], ...rest, ...part };
}
