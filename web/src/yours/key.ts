/** The key of the personal link that this browser has, if it has one. */
import { signal } from "@preact/signals";
import { remember, remembered } from "../settings.ts";

const KEPT = "firehouse.locker";
const FORM = /^[A-Za-z0-9_-]{43}$/;

export const key = signal<string | null>(sane(remembered<unknown>(KEPT, null)));

function sane(kept: unknown): string | null {
  return typeof kept === "string" && FORM.test(kept) ? kept : null;
}

export function setKey(next: string | null): void {
  key.value = next;
  remember(KEPT, next);
}

/** The key behind the last # of a link, or alone; null if there is none. */
export function keyIn(text: string): string | null {
  return sane(text.trim().split("#").at(-1));
}

/** The link that carries a key; what is behind the # is sent to no server. */
export function linkOf(text: string): string {
  return `${location.origin}/yours#${text}`;
}
