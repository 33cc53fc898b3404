/** The head of every page that is not a table. */
import * as texts from "words/page.ts";
import { change, settings } from "./settings.ts";
import { waiting } from "./yours/locker.ts";

export function SiteHeader() {
  return (
    <header class="site-header">
      <a class="brand" href="/">
        <img src="/favicon.svg" alt="" width="32" height="32" />
        Firehouse
      </a>
      <nav aria-label={texts.pages}>
        <a href="/">{texts.play}</a>
        <a href="/today">{texts.today}</a>
        <a href="/puzzles">{texts.puzzles}</a>
        <a href="/watch">{texts.watch}</a>
        <a href="/workshop">{texts.workshop}</a>
        <a href="/rules">{texts.rules}</a>
        <a href="/yours">
          {texts.yours}
          {waiting.value.length > 0 && (
            <span class="count" aria-label={texts.tablesWait({ count: waiting.value.length })}>
              {waiting.value.length}
            </span>
          )}
        </a>
      </nav>
      <ThemeSwitch />
    </header>
  );
}

export const NEXT_THEME = { system: "light", light: "dark", dark: "system" } as const;
const SIGN = { system: "◐", light: "☀", dark: "☾" } as const;

function ThemeSwitch() {
  const { theme } = settings.value;
  const label = texts.changeColours({ colours: texts.colours({ theme }) });
  return (
    <button class="plain round" aria-label={label} title={label} onClick={() => change({ theme: NEXT_THEME[theme] })}>
      <span aria-hidden="true">{SIGN[theme]}</span>
    </button>
  );
}
