// The cards and rulings are no part of the program: they are fetched after its first picture, so that nobody waits for words
// that it does not show (src/games/texts.rs). The service worker keeps them with everything else of the build.

const LONGEST = 60_000;

const address = new URL('library.json', import.meta.url);

async function text() {
  // What the service worker keeps comes at once. Else the zipped file: a host may send the other one as it lies there.
  if (!self.DecompressionStream || navigator.serviceWorker?.controller) return whole(await fetch(address));
  const packed = await fetch(`${address}.gz`).catch(() => null);
  if (!packed?.ok) return whole(await fetch(address));
  // One that says of the zipped one that it is zipped has unpacked it already.
  return whole(packed.headers.get('content-encoding') ? packed : new Response(packed.body.pipeThrough(new DecompressionStream('gzip'))));
}

async function whole(response) {
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

const later = (pause) => new Promise((go) => {
  setTimeout(go, pause);
  addEventListener('online', go, { once: true });
});

/** Fetches them until `hear` has taken them. */
export async function begin(hear) {
  for (let pause = 1000; ; pause = Math.min(2 * pause, LONGEST)) {
    if (await text().then(hear, () => false)) return;
    await later(pause);
  }
}
