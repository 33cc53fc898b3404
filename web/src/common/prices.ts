/** Prices in words. */

/** Currencies that are counted as things; all others stand behind the number as they are. */
const COUNTED: Record<string, [string, string]> = { "of movement": ["move", "moves"] };

/** "2 AP", "1 move". */
export function amountOf(price: number, currency: string): string {
  const [one, many] = COUNTED[currency] ?? [currency, currency];
  return `${price} ${price === 1 ? one : many}`.trim();
}
