/** Whom tables with open seats look for, in words. */
import { LANGUAGE } from "words/language.ts";
import * as texts from "words/seats.ts";
import type { SeeksWanted, TableLine } from "../protocol/index.ts";

/** Languages that are offered first; a browser's own is added. */
const LANGUAGES = ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "uk", "zh"];

export const LEVELS: Record<NonNullable<SeeksWanted["level"]>, string> = {
  any: texts.anybody,
  new: texts.newcomers,
  experienced: texts.oldHands,
};

export const TIMES: Record<NonNullable<SeeksWanted["time"]>, string> = {
  short: texts.halfAnHour,
  hour: texts.anHour,
  evening: texts.anEvening,
  days: texts.overDays,
};

/** The language of this browser, as tables name it. */
export function ownLanguage(): string {
  return /^[a-z]{2,3}/.exec(navigator.language.toLowerCase())?.[0] ?? "en";
}

export function usualSeeks(): SeeksWanted {
  return { language: ownLanguage(), level: "any", time: "hour" };
}

/** Languages to choose from, by their names. */
export function languages(): [string, string][] {
  return [...new Set([ownLanguage(), ...LANGUAGES])].map((code) => [code, languageName(code)]);
}

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([LANGUAGE], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** "English · for newcomers · an hour" */
export function seekWords({ language, level = "any", time = "hour" }: SeeksWanted): string {
  return texts.seeks({ language: languageName(language), level, time });
}

/** May anybody sit down there? */
export function isSeeking({ seeks, open_seats }: TableLine): boolean {
  return seeks !== null && open_seats > 0;
}

export function seatWords(open: number): string {
  return texts.seatsOpen({ count: open });
}
