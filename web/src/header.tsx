/** The head of every page that is not a table. */
import { change, settings } from "./settings.ts";
import { waiting } from "./yours/locker.ts";
import { waitingWords } from "./yours/words.ts";

export function SiteHeader() {
  return (
    <header class="site-header">
      <a class="brand" href="/">
        <img src="/favicon.svg" alt="" width="32" height="32" />
        Firehouse
      </a>
      <nav aria-label="Pages">
        <a href="/">Play</a>
        <a href="/today">Today</a>
        <a href="/puzzles">Puzzles</a>
        <a href="/watch">Watch</a>
        <a href="/workshop">Workshop</a>
        <a href="/rules">Rules</a>
        <a href="/yours">
          Yours
          {waiting.value.length > 0 && (
            <span class="count" aria-label={waitingWords(waiting.value.length)}>
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
export const THEME_WORDS = { system: "as the system has them", light: "light", dark: "dark" } as const;
const SIGN = { system: "◐", light: "☀", dark: "☾" } as const;

function ThemeSwitch() {
  const { theme } = settings.value;
  const label = `Colours: ${THEME_WORDS[theme]}. Change`;
  return (
    <button class="plain round" aria-label={label} title={label} onClick={() => change({ theme: NEXT_THEME[theme] })}>
      <span aria-hidden="true">{SIGN[theme]}</span>
    </button>
  );
}
