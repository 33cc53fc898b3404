/** The app without a network: kept by a service worker, played on the device if that has it, and said plainly. */
import * as texts from "words/page.ts";
import { isOffline, isStarting, playsHere } from "./device/mode.ts";
import { startWorker } from "./worker.ts";

/** Let the browser keep the page, and what it plays with, for times without a network. */
export function keepForLater(): void {
  for (const kind of ["online", "offline"]) window.addEventListener(kind, () => (isOffline.value = !navigator.onLine));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => {
    void startWorker().catch(() => {});
    void import("./device/getting.ts").then(({ followServer }) => followServer()).catch(() => {});
  });
}

export function OfflineBanner() {
  const text = isOffline.value ? (playsHere.value ? texts.noNetworkHere : texts.noNetwork) : null;
  if (!text && !isStarting.value) return null;
  return (
    <p class="offline-banner" role="status">
      {text} {isStarting.value && texts.starting}
    </p>
  );
}
