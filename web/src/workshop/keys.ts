/** The keys of what was shown in the gallery from this browser: who has one can take it back. */
import { signal } from "@preact/signals";
import { remember, remembered } from "../settings.ts";

const KEY = "firehouse.works";
const found = remembered<unknown>(KEY, {});

export const keys = signal<Record<string, string>>(found && typeof found === "object" ? (found as Record<string, string>) : {});

export function keepKey(id: string, key: string): void {
  keys.value = { ...keys.peek(), [id]: key };
  remember(KEY, keys.peek());
}

export function dropKey(id: string): void {
  const { [id]: _, ...rest } = keys.peek();
  keys.value = rest;
  remember(KEY, rest);
}
