/** Being told whose turn it is while the page is closed: asked for in each browser, and taken back there. */
import { signal } from "@preact/signals";
import * as texts from "words/page.ts";
import { api } from "../api.ts";
import { remember, remembered } from "../settings.ts";
import { startWorker } from "../worker.ts";
import { key } from "./key.ts";

const KEPT = "firehouse.push";

/** Is this browser told? */
export const isTold = signal(remembered<boolean>(KEPT, false) === true);

/** Why a browser cannot be told at all; null if it can. */
export function obstacle(): string | null {
  if (!window.isSecureContext) return texts.onlyHttps;
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    return texts.noMessages;
  }
  return null;
}

/** Ask the browser, and tell the server where it is reached. */
export async function startPush(own: string, pushKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Error(texts.notAllowed);
  }
  await subscribe(own, pushKey);
  keep(true);
}

/** A subscription may have changed since the last visit. */
export async function renewPush(own: string, pushKey: string): Promise<void> {
  if (isTold.peek() && obstacle() === null && Notification.permission === "granted") await subscribe(own, pushKey);
}

async function subscribe(own: string, pushKey: string): Promise<void> {
  const registration = await startWorker();
  await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  const wanted = { userVisibleOnly: true, applicationServerKey: pushKey };
  const found = await registration.pushManager.subscribe(wanted).catch(async () => {
    // One that was made with the key of another server stands in the way.
    await before?.unsubscribe();
    return registration.pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = found.toJSON();
  await api.askForPush({ key: own, endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! });
}

export async function stopPush(): Promise<void> {
  if (!isTold.peek()) return;
  keep(false);
  const own = key.peek();
  const registration = await navigator.serviceWorker?.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  if (!found) return;
  await found.unsubscribe();
  if (own !== null) await api.stopPush(own, found.endpoint);
}

function keep(told: boolean): void {
  isTold.value = told;
  remember(KEPT, told);
}
