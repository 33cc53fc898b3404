/** The page's service worker, which keeps the page for later and hears whose turn it is. */
const WORKER = "/sw.js";

/** Begin it; twice does no harm. */
export function startWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER);
}
