// The cards and rulings are no part of the program: they are fetched after its first picture, so that nobody waits for words
// that it does not show (src/games/texts.rs). The service worker keeps them with everything else of the build.

import { again } from './again.js';

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

/** Fetches them until `hear` has taken them. */
export const begin = (hear) => again(async () => {
  if (!hear(await text())) throw new Error('not to be read');
});
