/** A random text that this browser keeps: by it the server counts tries at the day's game. */
import { remember, remembered } from "../settings.ts";

const KEY = "firehouse.player";
const BYTES = 24;
const FORM = /^[A-Za-z0-9_-]{22,64}$/;

let made: string | null = null;

export function player(): string {
  const kept = remembered<unknown>(KEY, null);
  if (typeof kept === "string" && FORM.test(kept)) return kept;
  // Where the browser keeps nothing, the text lasts as long as the page.
  made ??= [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(KEY, made);
  return made;
}
