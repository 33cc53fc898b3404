/** What page and worker say to each other. */
export type ToRoom =
  | { kind: "start"; stamp: string; tables: string[] }
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; id: number; table: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number };

export type FromRoom =
  | { kind: "ready" }
  | { kind: "failed"; text: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "heard"; id: number; text: string }
  | { kind: "ended"; id: number };
