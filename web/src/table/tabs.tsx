/** Panels behind tabs, by the book: arrow keys change the tab, only the chosen one is in the tab order. */
import { type Signal, signal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import * as texts from "words/table.ts";
import { game } from "../games/current.ts";
import { AidsPanel } from "../panels/aids.tsx";
import { ChatPanel } from "../panels/chat.tsx";
import { CrewPanel } from "../panels/crew.tsx";
import { LogPanel } from "../panels/log.tsx";
import { SettingsPanel } from "../panels/settings.tsx";
import { chat, scene, shown } from "../store.ts";
import { TurnBelow } from "./turn_panels.tsx";

export interface Tab {
  id: string;
  label: string;
  Panel: ComponentType;
  /** Left out where this says no. */
  isThere?: () => boolean;
}

const COMMON_TABS: Tab[] = [
  { id: "cards", label: texts.cards, Panel: CardsPanel, isThere: () => game.value.hasCards?.(shown.value) ?? false },
  { id: "log", label: texts.log, Panel: LogPanel },
  { id: "chat", label: texts.chat, Panel: ChatPanel },
  { id: "aids", label: texts.advice, Panel: AidsPanel },
  { id: "settings", label: texts.settings, Panel: SettingsPanel },
];

export const SIDE_TABS: Tab[] = [{ id: "crew", label: texts.crew, Panel: CrewPanel }, ...COMMON_TABS];

export const DRAWER_TABS: Tab[] = [
  { id: "turn", label: texts.turn, Panel: TurnBelow },
  { id: "crew", label: texts.crew, Panel: CrewPanel },
  ...COMMON_TABS,
];

/** The tab in front; the phone's drawer and the side column have one each. */
export const sideTab = signal("log");
export const drawerTab = signal("turn");

const chatSeen = signal(0);

/** Lines in front are seen; those of a table that was left count no more. */
function noteChat(isInFront: boolean): void {
  if (isInFront || chat.value.length < chatSeen.peek()) chatSeen.value = chat.value.length;
}

/** The cards that lie open, as the game shows them. */
function CardsPanel() {
  const Cards = game.value.Cards;
  return Cards && scene.value ? <Cards scene={scene.value} view={shown.value} /> : null;
}

export function Tabs({ tabs: all, chosen, label }: { tabs: Tab[]; chosen: Signal<string>; label: string }) {
  const tabs = all.filter(({ isThere }) => isThere?.() ?? true);
  const front = tabs.find(({ id }) => id === chosen.value) ?? tabs[0]!;
  useSignalEffect(() => noteChat(chosen.value === "chat"));
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(front) + step + tabs.length) % tabs.length]!;
    chosen.value = next.id;
    document.getElementById(`tab-${next.id}`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={`tab-${id}`}
            role="tab"
            aria-selected={id === front.id}
            aria-controls="tab-panel"
            tabIndex={id === front.id ? 0 : -1}
            onClick={() => (chosen.value = id)}
          >
            {name}
            {id === "chat" && front.id !== "chat" && <Unread />}
          </button>
        ))}
      </div>
      <div key={front.id} id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${front.id}`} tabIndex={0}>
        <front.Panel />
      </div>
    </div>
  );
}

function Unread() {
  const count = chat.value.length - chatSeen.value;
  if (count <= 0) return null;
  return (
    <span class="count" aria-label={texts.unread({ count })}>
      {count}
    </span>
  );
}
