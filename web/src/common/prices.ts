/** Prices in words. */
import * as texts from "words/common.ts";

/** "2 AP", "1 move". */
export function amountOf(price: number, currency: string): string {
  return texts.amount({ price, currency }).trim();
}
