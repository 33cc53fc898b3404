// @vitest-environment happy-dom
/** In a language whose every letter has an accent, what is drawn has none without: tests/building/test_page_languages.py. */
import { type ComponentChild, render } from "preact";
import { expect, test } from "vitest";
import { LANGUAGE } from "words/language.ts";
import { SiteHeader } from "../header.tsx";
import { Hero } from "../home/hero.tsx";
import { ImportRecord } from "../home/import.tsx";
import { JoinByCode } from "../home/join.tsx";
import { YourTables } from "../home/continue.tsx";
import { Lobby } from "../lobby/lobby.tsx";
import { AidsPanel } from "../panels/aids.tsx";
import { ChatPanel } from "../panels/chat.tsx";
import { CrewPanel } from "../panels/crew.tsx";
import { LogPanel } from "../panels/log.tsx";
import { OffersPanel } from "../panels/offers.tsx";
import { SettingsPanel } from "../panels/settings.tsx";
import { SummaryPanel } from "../panels/summary.tsx";
import { clear, receive } from "../store.ts";
import type { Message, Snapshot } from "../protocol/index.ts";
import { HelpDialog } from "../table/help.tsx";
import { helpOpen } from "../table/keys.ts";
import { TableTools } from "../table/tools.tsx";
import { LinkCard, YourData } from "../yours/link.tsx";
import { snapshotOf } from "./table.ts";

const READ = ["aria-label", "title", "placeholder", "alt", "data-tip", "label"];
/** What is typed, the name of the house, and what the service says at the table of the test. */
const THE_SAME = /firehouse|move|end|Do move 3,1|Do end|Ada|Grace|Firefighter \d( has 4 AP)?|Family Game|https?:\S+|localhost:\S+|K ?X ?P ?M/gi;

const LOBBY = snapshotOf();
const OVER = { ...LOBBY, table: { ...LOBBY.table, status: "over", result: "won", seed: 7 } } as Snapshot;

const VIEWS: [string, ComponentChild][] = [
  ["head", <SiteHeader />],
  ["hero", <Hero catalogue={null} />],
  ["own tables", <YourTables />],
  ["import", <ImportRecord />],
  ["join", <JoinByCode />],
  ["lobby", <Lobby now={LOBBY} />],
  ["advice", <AidsPanel />],
  ["chat", <ChatPanel />],
  ["crew", <CrewPanel />],
  ["log", <LogPanel />],
  ["offers", <OffersPanel />],
  ["settings", <SettingsPanel />],
  ["end", <SummaryPanel now={OVER} />],
  ["help", <HelpDialog />],
  ["tools", <TableTools />],
  ["link", <LinkCard />],
  ["data", <YourData />],
];

test.runIf(LANGUAGE !== "en").each(VIEWS)("%s", (_, view) => {
  receive({ type: "snapshot", snapshot: LOBBY } as Message);
  helpOpen.value = true;
  const box = document.body;
  render(view, box);
  const texts = [...box.querySelectorAll("*")].filter((element) => !element.closest("code, kbd")).flatMap(textsOf);
  render(null, box);
  clear();
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(THE_SAME, "")))).toEqual([]);
});

/** What is read of an element itself: its own words, and those for ears and tips. */
function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent);
  return [...own, ...READ.map((name) => element.getAttribute(name))].filter((text) => text !== null && text.trim() !== "") as string[];
}
