/** What may come out of an action: exact odds as one bar, worst on the left. */
import * as texts from "words/panels.ts";
import type { Odds } from "../protocol/index.ts";
import "./odds_bar.css";

export function OddsBar({ odds }: { odds: Odds[] }) {
  if (!odds.length) return null;
  const all = allWays(odds);
  return (
    <>
      <small class="odds-words">{oddsWords(odds)}</small>
      <span class="odds-bar" aria-hidden="true">
        {odds.map(({ label, ways, tone }) => (
          <i key={label} class={tone} style={{ flexGrow: ways / all }} title={`${percent(ways, all)} ${label}`}>
            {odds.length > FEW && tone === "good" ? <Short label={label} /> : <span>{percent(ways, all)}</span>}
          </i>
        ))}
      </span>
    </>
  );
}

/** What comes out, by its number alone where the whole label has no room. */
function Short({ label }: { label: string }) {
  return (
    <>
      <span class="whole">{label}</span>
      <span class="number">{parseInt(label, 10) || label}</span>
    </>
  );
}

/** So many are told one by one. */
const FEW = 3;

/** "44 % Blowup · 50 % 5 matches · 6 % 6 matches"; of many, those that are good as one. */
export function oddsWords(odds: Odds[]): string {
  const all = allWays(odds);
  if (odds.length <= FEW) return odds.map(({ label, ways }) => `${percent(ways, all)} ${label}`).join(" · ");
  const bad = odds.filter(({ tone }) => tone !== "good");
  const good = odds.filter(({ tone }) => tone === "good");
  const parts = bad.map(({ label, ways }) => `${percent(ways, all)} ${label}`);
  return [...parts, texts.orMore({ chance: percent(allWays(good), all), label: good[0]?.label ?? "" })].join(" · ");
}

function allWays(odds: Odds[]): number {
  return odds.reduce((sum, { ways }) => sum + ways, 0);
}

/** Never rounded to a certainty that it is not. */
export function percent(ways: number, all: number): string {
  if (ways === all) return "100 %";
  const part = (100 * ways) / all;
  if (part < 1) return "<1 %";
  return part > 99 ? ">99 %" : `${Math.round(part)} %`;
}
