/** The places of board and panels, for a desk, a tablet and a phone. */
import { useLayoutEffect } from "preact/hooks";
import * as texts from "words/table.ts";
import { Board } from "../board/board.tsx";
import { Cascade } from "../cascade/cascade.tsx";
import { later } from "../common/later.tsx";
import { game } from "../games/current.ts";
import { CrewStrip } from "../panels/crew_strip.tsx";
import { EndingScene } from "../panels/ending.tsx";
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
import { SideNow } from "./turn_panels.tsx";
import { width } from "./width.ts";
import "./command.css";
import "./drawer.css";
import "./table.css";

/** The guide of a lesson and the task of a puzzle, fetched where there is one. */
const Coach = later(() => import("../lesson/guide.tsx").then((part) => part.Guide));
const PuzzleAtTheTable = later(() => import("../puzzles/panel.tsx").then((part) => part.PuzzlePanel));

export function TableFrame() {
  // Before the table is painted: a key that is pressed at once is heard.
  useLayoutEffect(listenToKeys, []);
  const { id, lesson, puzzle } = snapshot.value?.table ?? {};
  return (
    <div class={`table ${width.value}`} data-step={snapshot.value?.step} data-game={snapshot.value?.scene.game} style={tones()}>
      <a class="skip" href="#panels">
        {texts.skip}
      </a>
      <TableHead />
      <div class="notices">
        <Banners />
      </div>
      <div class="banners">
        {lesson && <Coach id={lesson} />}
        {id && puzzle && <PuzzleAtTheTable key={id} table={id} />}
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
      <aside id="panels" class="drawer" aria-label={texts.panels} tabIndex={-1}>
        <TurnLine />
        <h2 class="unseen">{texts.panels}</h2>
        <TurnButtons />
        <Tabs tabs={DRAWER_TABS} chosen={drawerTab} label={texts.panels} />
      </aside>
    );
  }
  return (
    <aside id="panels" class="side" aria-label={texts.panels} tabIndex={-1}>
      <CrewStrip />
      <TurnLine />
      <h2 class="unseen">{texts.panels}</h2>
      <SideNow />
      <Tabs tabs={SIDE_TABS} chosen={sideTab} label={texts.morePanels} />
      <TurnButtons />
    </aside>
  );
}
