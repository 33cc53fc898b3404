/** Chances in words. */
import type { Chance } from "../protocol/index.ts";

export function percent(value: number): string {
  const whole = Math.round(value * 100);
  if (value > 0 && whole === 0) return "under 1 %";
  if (value < 1 && whole === 100) return "over 99 %";
  return `${whole} %`;
}

export function chanceWords(chance: Chance): string {
  if (chance.certain) return `${percent(chance.value)}, for certain`;
  return `${percent(chance.value)}, between ${percent(chance.low)} and ${percent(chance.high)} (${chance.playouts} games played out)`;
}

/** A change in percentage points, with its sign. */
export function points(change: number): string {
  const whole = Math.round(change * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "±0";
}
