/** The places of board and panels, for a desk, a tablet and a phone. */
import { useLayoutEffect } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { Cascade } from "../cascade/cascade.tsx";
import { Coach } from "../lesson/coach.tsx";
import { game } from "../games/current.ts";
import { CrewStrip } from "../panels/crew_strip.tsx";
import { EndingScene } from "../panels/ending.tsx";
import { TracksPanel } from "../panels/tracks.tsx";
import { RulesDialog } from "../reference/dialog.tsx";
import { shown, snapshot } from "../store.ts";
import { TurnButtons } from "./actions.tsx";
import { Banners } from "./banners.tsx";
import { CommandLine } from "./command_line.tsx";
import { TableHead } from "./head.tsx";
import { HelpDialog } from "./help.tsx";
import { listenToKeys, rulesOpen } from "./keys.ts";
import { DRAWER_TABS, drawerTab, SIDE_TABS, sideTab, Tabs } from "./tabs.tsx";
import { TurnLine } from "./turn_line.tsx";
import { TurnPanels } from "./turn_panels.tsx";
import { width } from "./width.ts";
import "./command.css";
import "./drawer.css";
import "./table.css";

export function TableFrame() {
  // Before the table is painted: a key that is pressed at once is heard.
  useLayoutEffect(listenToKeys, []);
  const lesson = snapshot.value?.table.lesson;
  return (
    <div class={`table ${width.value}`} data-step={snapshot.value?.step} data-game={snapshot.value?.scene.game} style={tones()}>
      <a class="skip" href="#panels">
        Skip to the actions
      </a>
      <TableHead />
      <div class="banners">
        <Banners />
        {lesson && <Coach id={lesson} />}
      </div>
      <main id="main" class="board-area" tabIndex={-1}>
        <Board />
        <div class="cascade-slot">
          <Cascade />
        </div>
        <EndingScene />
      </main>
      <Panels />
      <CommandLine />
      <RulesDialog open={rulesOpen} />
      <HelpDialog />
    </div>
  );
}

/** The colours of pawns that have one of their own. */
function tones(): Record<string, string> {
  const pawns = snapshot.value?.pawns ?? [];
  return Object.fromEntries(
    pawns.flatMap((_, pawn) => {
      const tone = game.value.toneOf?.(shown.value, pawn);
      return tone ? [[`--pawn-${pawn}`, tone]] : [];
    }),
  );
}

function Panels() {
  if (width.value === "narrow") {
    return (
      <aside id="panels" class="drawer" aria-label="Panels" tabIndex={-1}>
        <h2 class="unseen">Panels</h2>
        <TurnButtons />
        <TracksPanel />
        <Tabs tabs={DRAWER_TABS} chosen={drawerTab} label="Panels" />
      </aside>
    );
  }
  return (
    <aside id="panels" class="side" aria-label="Panels" tabIndex={-1}>
      <CrewStrip />
      <TurnLine />
      <h2 class="unseen">Panels</h2>
      <div class="side-now">
        <TurnPanels />
      </div>
      <Tabs tabs={SIDE_TABS} chosen={sideTab} label="More panels" />
      <TurnButtons />
    </aside>
  );
}
