// Everything for the time without a network: the files of one build, fetched whole before they are used. A new build waits
// until the program is told to start it, or until no page shows the old one; only then the old files go.

const FILES = [__FILES__];
// These lie on the host zipped too.
const ZIPPED = {
  '__BUILD__/tableside_bg.wasm': 'application/wasm',
  '__BUILD__/later.wasm': 'application/wasm',
  '__BUILD__/library.json': 'application/json',
};

// Another Tableside may lie in another folder of the same host: each has its own caches.
const HERE = new URL('./', location);
const MINE = `tableside:${HERE.pathname}:`;
const CACHE = `${MINE}__BUILD__`;

// What is answered from here, in full addresses. At a host's root everything else on the host would come by here too.
const PAGE = HERE.href;
const INDEX = new URL('index.html', HERE).href;
const ANSWERED = new Set([...FILES.map((file) => new URL(file, HERE).href), INDEX]);

// Files that keep their names are asked for anew; those in the folder of a build never change.
const request = (file) => new Request(file, { cache: file.startsWith('__BUILD__/') ? 'default' : 'no-cache' });

// A large file as a page fetches it (load.js): zipped where the host would send it as it lies there.
async function small(file) {
  const plain = () => fetch(request(file));
  if (!self.DecompressionStream) return plain();
  const head = await fetch(file, { method: 'HEAD' });
  if (head.ok && head.headers.get('content-encoding')) return plain();
  const packed = await fetch(request(`${file}.gz`));
  if (!packed.ok) return plain();
  const body = packed.headers.get('content-encoding') ? packed.body : packed.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'content-type': ZIPPED[file] } });
}

// Files that another program shares come as a form. They are put aside until a page takes them (files.js), and the program asks
// before anything of them is merged (src/app/sync/incoming.rs).
//
// Any website can send such a form too. A token of the page's own would tell the two apart, but what the system shares is sent
// by the system, to the address in the manifest that everybody can read, and carries none; nor does a worker see the headers by
// which a host could tell (Sec-Fetch-Site and Origin are added behind it). What it sees is who refers here, which a website may
// hide, and where the answer is to be shown, which a hidden frame cannot: a post that another site refers to, or that is for a
// frame, is refused. All else is kept only as what a stranger says: the last one alone, so much of it and no more, until a person
// has answered a question that says what it would change.
const SHARED = `${MINE}shared`;
const MOST_FILES = 10;
const MOST_BYTES = 64 * 1024 * 1024;

function foreign(request) {
  const site = request.headers.get('sec-fetch-site');
  const from = request.headers.get('origin') || request.referrer;
  const own = !from || from === 'about:client' || (URL.canParse ? URL.canParse(from) : /^https?:/.test(from)) && new URL(from).origin === HERE.origin;
  return !own || (site !== null && site !== 'none' && site !== 'same-origin') || /frame|embed|object/.test(request.destination);
}

async function share(request) {
  const home = Response.redirect(PAGE, 303);
  if (foreign(request) || Number(request.headers.get('content-length')) > MOST_BYTES + 65536) return home;
  let room = MOST_BYTES;
  const files = (await request.formData()).getAll('files').filter((file) => file instanceof File).slice(0, MOST_FILES)
    .filter((file) => (room -= file.size) >= 0);
  // What nobody has looked at gives way, so that posts without end fill nothing.
  await caches.delete(SHARED);
  const aside = await caches.open(SHARED);
  await Promise.all(files.map((file, index) => aside.put(
    new URL(`share/${Date.now()}-${index}`, HERE),
    new Response(file, { headers: { 'x-name': encodeURIComponent(file.name.slice(0, 200)) } }))));
  return home;
}

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.filter((file) => !(file in ZIPPED)).map(request));
    // What is wrong with a zipped one, is not with the other.
    for (const file in ZIPPED) await small(file).then((whole) => cache.put(file, whole)).catch(() => cache.add(request(file)));
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
    for (const name of await caches.keys()) if (name !== CACHE && name !== SHARED && await ours(name)) await caches.delete(name);
    // The page of the first visit is served from here too from now on.
    await self.clients.claim();
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.search = '';
  address.hash = '';
  if (request.method === 'POST' && address.href === new URL('share', HERE).href) return event.respondWith(share(request));
  if (request.method !== 'GET' || !ANSWERED.has(address.href)) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const wanted = address.href === INDEX ? PAGE : address.href;
    return (await cache.match(wanted)) ?? fetch(request);
  })());
});
