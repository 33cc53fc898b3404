/* Being told whose turn it is, while the page is closed. */

self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(show(event.notification)));

/** Show a message of the server; a newer one about a table takes the place of the one before. */
async function tell(data) {
  const { title, text, table } = data.json();
  await self.registration.showNotification(title, {
    body: text,
    tag: table,
    icon: "/favicon.svg",
    data: { address: `/table/${encodeURIComponent(table)}` },
  });
  const waiting = await self.registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length);
}

/** Go to the table, in a window that is open or in a new one. */
async function show(notification) {
  notification.close();
  const { address } = notification.data;
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((page) => new URL(page.url).pathname === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
