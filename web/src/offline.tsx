/** The app without a network: kept by a service worker, and said plainly. */
import { signal } from "@preact/signals";
import { startWorker } from "./worker.ts";

const isOffline = signal(!navigator.onLine);

/** Let the browser keep the page for times without a network. */
export function keepForLater(): void {
  for (const kind of ["online", "offline"]) window.addEventListener(kind, () => (isOffline.value = !navigator.onLine));
  if (import.meta.env.PROD && "serviceWorker" in navigator) window.addEventListener("load", () => void startWorker().catch(() => {}));
}

export function OfflineBanner() {
  if (!isOffline.value) return null;
  return (
    <p class="offline-banner" role="status">
      There is no network. The rules can be read; to play needs the server, and goes on when it is back.
    </p>
  );
}
