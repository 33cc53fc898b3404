/** The tools in the head of a table: rules, help, and a menu with everything else. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { colours } from "words/page.ts";
import * as texts from "words/table.ts";
import { Sign } from "../common/sign.tsx";
import { NEXT_THEME } from "../header.tsx";
import { change, settings } from "../settings.ts";
import { connection } from "../store.ts";
import { openCommandLine, showHelp, showRules } from "./keys.ts";
import { drawerTab, sideTab } from "./tabs.tsx";
import { width } from "./width.ts";
import "./tools.css";

export function TableTools() {
  const roomy = width.value !== "narrow";
  return (
    <nav class="table-tools" aria-label={texts.tools}>
      <Link />
      {roomy && (
        <>
          <Tool sign={BOOK} label={texts.rules} keys="r" act={showRules} />
          <Tool sign={QUESTION} label={texts.help} keys="?" act={showHelp} />
        </>
      )}
      <Menu roomy={roomy} />
    </nav>
  );
}

function Tool({ sign, label, keys, act }: { sign: string; label: string; keys: string; act: () => void }) {
  return (
    <button class="plain tool-button" aria-keyshortcuts={keys} data-tip={texts.withKey({ label, keys })} onClick={act}>
      <Sign d={sign} size={22} />
      <span class="tool-word">{label}</span>
    </button>
  );
}

const MENU = "table-menu-list";

function Menu({ roomy }: { roomy: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const and = (act: () => void) => () => {
    list.current?.hidePopover();
    act();
  };
  const { sounds, theme } = settings.value;
  return (
    <>
      <button class="plain tool-button" popovertarget={MENU}>
        <Sign d={LINES} size={22} />
        <span class="tool-word">{texts.menu}</span>
      </button>
      <div ref={list} id={MENU} class="tool-menu" popover="auto" aria-label={texts.menu}>
        {!roomy && (
          <>
            <Item act={and(showRules)}>{texts.rules}</Item>
            <Item act={and(showHelp)}>{texts.help}</Item>
          </>
        )}
        <Item act={and(showSettings)}>{texts.tableAndSettings}</Item>
        <Item act={and(openCommandLine)} keys={roomy ? "/" : undefined}>
          {texts.typeCommand}
        </Item>
        <Item act={() => change({ sounds: !sounds })} state={texts.onOrOff({ on: sounds })}>
          {texts.sounds}
        </Item>
        <Item act={() => change({ theme: NEXT_THEME[theme] })} state={colours({ theme })}>
          {texts.colours}
        </Item>
        <a class="button" href="/">
          {texts.backToStart}
        </a>
      </div>
    </>
  );
}

interface ItemProps {
  act: () => void;
  /** What is set now. */
  state?: string;
  keys?: string;
  children: ComponentChildren;
}

function Item({ act, state, keys, children }: ItemProps) {
  return (
    <button onClick={act}>
      <span>{children}</span>
      {state && <span class="soft">{state}</span>}
      {keys && <kbd aria-hidden="true">{keys}</kbd>}
    </button>
  );
}

function showSettings(): void {
  sideTab.value = drawerTab.value = "settings";
  document.getElementById("tab-settings")?.focus();
}

const BOOK = "M0 -5C-3 -7 -7 -7 -9 -6V7C-7 6 -3 6 0 8C3 6 7 6 9 7V-6C7 -7 3 -7 0 -5V8";
const QUESTION = "M-4 -4A4 4 0 1 1 2 0C0 1 0 2 0 4M0 8V8.2";
const LINES = "M-8 -6H8M-8 0H8M-8 6H8";

/** The state of the connection as a shape and, for screen readers, a word. */
function Link() {
  const open = connection.value.kind === "open";
  const words = open ? texts.connected : texts.notConnected;
  return (
    <span class="link-state" data-open={open} role="img" aria-label={words} data-tip={words}>
      {open ? "●" : "○"}
    </span>
  );
}
