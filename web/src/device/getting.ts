/** Getting what the device plays with, once and again after an update; and giving it back. */
import { signal } from "@preact/signals";
import * as texts from "words/device.ts";
import { CACHE, kept, keptManifest, look, type Manifest, MANIFEST } from "./mode.ts";

const PATIENCE = 15_000;

/** How much of it is here, from 0 to 1, while it is being got. */
export const share = signal<number | null>(null);

/** What the server has for this device; nothing if its page was built without. */
export async function offered(): Promise<Manifest | null> {
  const answer = await fetch(MANIFEST, { cache: "no-store" }).catch(() => null);
  if (!answer) throw new Error(texts.noAnswer);
  return answer.ok && answer.headers.get("Content-Type")?.includes("json") ? ((await answer.json()) as Manifest) : null;
}

/** Get all of it; the list comes last, so that no half of it counts. */
export async function get(wanted: Manifest): Promise<void> {
  share.value = 0;
  try {
    await Promise.race([navigator.serviceWorker.ready, neverReady()]);
    const cache = await caches.open(CACHE);
    const whole = sizeOf(wanted);
    let here = 0;
    for (const name of Object.keys(wanted.files)) {
      await fetchInto(cache, addressOf(wanted, name), (size) => {
        here += size;
        share.value = Math.min(here / whole, 1);
      });
    }
    await cache.put(MANIFEST, Response.json(wanted));
    await forgetOthers(cache, wanted);
    await look();
  } catch (error) {
    throw new Error(texts.notGot({ reason: (error as Error).message }));
  } finally {
    share.value = null;
  }
}

/** Some browsers are set to keep no page: then nothing would ever come of it. */
function neverReady(): Promise<never> {
  return new Promise((_, fail) => setTimeout(() => fail(new Error(texts.keepsNothing)), PATIENCE));
}

/** Give the room back; the games stay. */
export async function giveBack(): Promise<void> {
  kept.value = null;
  await caches.delete(CACHE);
}

/** What is here goes with the page: replaced when the server has another, and gone with it. */
export async function followServer(): Promise<void> {
  const mine = await keptManifest();
  if (!mine) return;
  const theirs = await offered();
  if (!theirs) await giveBack();
  else if (theirs.stamp !== mine.stamp) await get(theirs);
}

export function sizeOf({ files }: Manifest): number {
  return Object.values(files).reduce((sum, size) => sum + size, 0);
}

function addressOf({ stamp }: Manifest, name: string): string {
  return `/device/${stamp}/${name}`;
}

async function fetchInto(cache: Cache, address: string, count: (size: number) => void): Promise<void> {
  const found = await fetch(address);
  if (!found.ok || !found.body) throw new Error(texts.fileMissing);
  const counted = found.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, on) {
        count(chunk.length);
        on.enqueue(chunk);
      },
    }),
  );
  const headers = { "Content-Type": found.headers.get("Content-Type") ?? "" };
  await cache.put(address, new Response(counted, { headers }));
}

async function forgetOthers(cache: Cache, wanted: Manifest): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== MANIFEST && !pathname.startsWith(`/device/${wanted.stamp}/`)) await cache.delete(request);
  }
}
