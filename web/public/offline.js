/* Opening without a network: the page and the rules, the newest that were reached. What plays on the device is got by the page. */
const KEPT = "kept";
const DEVICE = "device";
const READABLE = ["/api/rulesets", "/api/reference", "/favicon.svg"];

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOldFiles()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** All files of the page and the rules, so that parts which were never opened are there too. */
async function keepPage() {
  const kept = await caches.open(KEPT);
  await kept.addAll(["/", ...READABLE, ...self.APP_FILES]);
}

/** This worker begins when no page of the one before is open: its files are not needed any more. */
async function forgetOldFiles() {
  const kept = await caches.open(KEPT);
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !self.APP_FILES.includes(pathname)) await kept.delete(request);
  }
}

/** What to answer; nothing for what is the server's alone. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return null;
  if (request.mode === "navigate") return isPage(pathname) ? fromServer(request, "/") : null;
  if (pathname.startsWith("/assets/")) return fromHere(request);
  if (pathname.startsWith("/device/")) return fromDevice(request);
  return READABLE.includes(pathname) ? fromServer(request, request) : null;
}

/** A file that is opened by its own address, such as a picture, is not kept in the page's place. */
function isPage(pathname) {
  return !pathname.startsWith("/api/") && !pathname.includes(".");
}

/** The newest; what was kept only if the server cannot be reached. */
async function fromServer(request, name) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(name, answer.clone());
    return answer;
  } catch (error) {
    const known = await kept.match(name);
    if (known) return asKept(known);
    throw error;
  }
}

/** The page is told that this is not the newest, so that it does not take the server for being there. */
function asKept(known) {
  const headers = new Headers(known.headers);
  headers.set("X-Kept", "yes");
  return new Response(known.body, { headers });
}

/** What plays on this device, if it was got; its address changes with every build. */
async function fromDevice(request) {
  return (request.cache !== "no-store" && (await caches.match(request, { cacheName: DEVICE }))) || fetch(request);
}

/** A file whose name changes with its content: what was kept is right for ever. */
async function fromHere(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}
