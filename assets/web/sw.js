// Everything for the time without a network: the files of one build, fetched whole before they are used. A new build waits
// until the program is told to start it, or until no page shows the old one; only then the old files go.

const FILES = [__FILES__];
const PROGRAM = '__BUILD__/tableside_bg.wasm';

// Another Tableside may lie in another folder of the same host: each has its own caches.
const HERE = new URL('./', location);
const MINE = `tableside:${HERE.pathname}:`;
const CACHE = `${MINE}__BUILD__`;

// What is answered from here, in full addresses. At a host's root everything else on the host would come by here too.
const PAGE = HERE.href;
const ANSWERED = new Set([...FILES.map((file) => new URL(file, HERE).href), new URL('index.html', HERE).href]);

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

// Earlier versions did not say whose a cache is; it is that of the folder whose page lies in it.
async function ours(name) {
  if (name.startsWith(MINE)) return true;
  return /^tableside-[^:]+$/.test(name) && Boolean(await (await caches.open(name)).match(PAGE));
}

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE && await ours(name)) await caches.delete(name);
    // The page of the first visit is served from here too from now on.
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.search = '';
  address.hash = '';
  if (request.method !== 'GET' || !ANSWERED.has(address.href)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const wanted = request.mode === 'navigate' ? PAGE : address.href;
    return (await cache.match(wanted)) ?? fetch(request);
  })());
});
