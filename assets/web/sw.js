// Everything for the time without a network: the files of one build, fetched whole before they are used. A new build waits
// until the program is told to start it, or until no page shows the old one; only then the old files go.

const CACHE = 'tableside-__BUILD__';
const FILES = [__FILES__];
const PROGRAM = '__BUILD__/tableside_bg.wasm';

// Files that keep their names are asked for anew; those in the folder of a build never change.
const request = (file) => new Request(file, { cache: file.startsWith('__BUILD__/') ? 'default' : 'no-cache' });

// The program as a page fetches it (index.html): zipped where the host sends it as it lies there.
async function small() {
  const whole = await fetch(request(PROGRAM));
  if (!self.DecompressionStream || whole.headers.get('content-encoding')) return whole;
  const zipped = await fetch(request(`${PROGRAM}.gz`));
  if (!zipped.ok) return whole;
  whole.body.cancel();
  const body = zipped.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'content-type': 'application/wasm' } });
}

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.filter((file) => file !== PROGRAM).map(request));
    // What is wrong with the zipped one, is not with the other.
    await small().then((program) => cache.put(PROGRAM, program)).catch(() => cache.add(request(PROGRAM)));
  })());
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
