// The service worker of Dustboard. It shows notices that the server pushes and opens their table; it
// keeps no files and answers no requests.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data ? event.data.json() : {};
  } catch {
    // a message that is not ours is shown without words
  }
  const url = typeof message.url === 'string' ? new URL(message.url, self.location.origin) : null;
  const options = {
    body: typeof message.text === 'string' ? message.text : '',
    tag: typeof message.tag === 'string' ? message.tag : 'dustboard',
    renotify: true,
    icon: '/icon.svg',
    // never a page of another site, whoever sent this
    data: { path: url && url.origin === self.location.origin ? url.pathname : '/' },
  };
  event.waitUntil(self.registration.showNotification('Dustboard', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window' });
      const there = open.find((one) => new URL(one.url).pathname === path);
      if (there) await there.focus();
      else await self.clients.openWindow(path);
    })(),
  );
});
