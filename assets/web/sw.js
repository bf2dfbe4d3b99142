// Everything for the time without a network: the files of one build, fetched whole before they are used. A new build waits
// until the program is told to start it, or until no page shows the old one; only then the old files go.

const CACHE = 'tableside-__BUILD__';
const FILES = [__FILES__];

// Files that keep their names are asked for anew; those in the folder of a build never change.
const request = (file) => new Request(file, { cache: file.startsWith('__BUILD__/') ? 'default' : 'no-cache' });

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(request))));
});

self.addEventListener('message', (event) => {
  if (event.data === 'renew') self.skipWaiting();
});

const ours = (name) => name.startsWith('tableside-');

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (ours(name) && name !== CACHE) await caches.delete(name);
    // The page of the first visit is served from here too from now on.
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const page = request.mode === 'navigate' ? './' : request;
    return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
  })());
});
