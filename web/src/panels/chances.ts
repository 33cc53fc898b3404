/** Chances in words. */
import * as texts from "words/panels.ts";
import type { Chance } from "../protocol/index.ts";

export function percent(value: number): string {
  const whole = Math.round(value * 100);
  if (value > 0 && whole === 0) return texts.under;
  if (value < 1 && whole === 100) return texts.over;
  return texts.percent({ whole });
}

export function chanceWords(chance: Chance): string {
  if (chance.certain) return texts.certain({ chance: percent(chance.value) });
  return texts.between({ chance: percent(chance.value), low: percent(chance.low), high: percent(chance.high), games: chance.playouts });
}

/** A change in percentage points, with its sign. */
export function points(change: number): string {
  const whole = Math.round(change * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "±0";
}
