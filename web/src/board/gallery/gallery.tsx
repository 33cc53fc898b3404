/** Draws a sample position as a table would show it; for looking at boards while working on them.
 *
 * `npm run dev`, then /src/board/gallery/?sample=NAME, where the output of `python -m firehouse.stage` lies in
 * samples/NAME.json. Not part of the built page.
 */
import { render } from "preact";
import { Board } from "../board.tsx";
import { Cascade } from "../../cascade/cascade.tsx";
import type { Frame, Message, Offer, Route, Scene, Snapshot, View } from "../../protocol/index.ts";
import { applySettings } from "../../settings.ts";
import * as store from "../../store.ts";
import { listenToKeys } from "../../table/keys.ts";
import "../../theme.css";
import "../../shell.css";

interface Sample {
  scene: Scene;
  view: View;
  pawns: string[];
  situation: string;
  step: number;
  offers: Offer[];
  routes: Route[];
  frames: Frame[];
  /** The view before the frames, in samples that are films. */
  before?: View;
}

const query = new URLSearchParams(location.search);
const sample = (await (await fetch(`./samples/${query.get("sample")}.json`)).json()) as Sample;

const snapshot = {
  table: { id: "t", status: "playing", paused: false, referee: false, aids: {} },
  scene: sample.scene,
  view: sample.before ?? sample.view,
  pawns: sample.pawns,
  holders: [],
  people: [],
  spectators: 0,
  seq: 1,
  position: 1,
  step: sample.step,
  situation: sample.situation,
  awaits: { what: "act", pawn: sample.view["turn"], chance: false },
  offers: sample.offers,
  log: [],
  earlier_turns: 0,
  chat: [],
  proposal: null,
  can_undo: "no",
  redo: [],
      undo_by: -1,
  you: { person: 0, pawns: query.has("watch") ? [] : [0, 1, 2, 3, 4, 5] },
} as unknown as Snapshot;

if (query.get("theme")) document.documentElement.dataset["theme"] = query.get("theme")!;
applySettings();
if (query.get("theme")) document.documentElement.dataset["theme"] = query.get("theme")!;
store.receive({ type: "snapshot", id: null, snapshot });
store.routes.value = { at: 1, routes: sample.routes };

/** Show the frames as a move that has just been told. */
function film(): void {
  const { situation, awaits, offers, table, pawns, step } = snapshot;
  store.receive({
    type: "moved",
    seq: 2,
    position: 1,
    step,
    by: 0,
    reason: null,
    frames: sample.frames,
    log: [],
    view: sample.view,
    pawns,
    situation,
    awaits,
    offers,
    can_undo: "no",
    redo: [],
      undo_by: -1,
    table,
    proposal: null,
  } as Message);
}
Object.assign(window, { store, film, sample });
listenToKeys();

render(
  <main class="gallery">
    <p>{sample.situation}</p>
    <Cascade />
    <Board />
  </main>,
  document.getElementById("app")!,
);
