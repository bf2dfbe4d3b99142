// New versions: the service worker fetches them in the background (sw.js), and the program offers them.

// How often a page that stays open asks whether there is a new version, in milliseconds.
const EVERY = 60 * 60 * 1000;

let waiting = null;

/** Keeps everything for the time without a network, and calls `ready` when a new version is whole. */
export async function begin(ready) {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
    const offer = () => {
      // Without one that is in charge, this is the first visit.
      if (registration.waiting && navigator.serviceWorker.controller) {
        waiting = registration.waiting;
        ready();
      }
    };
    offer();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < EVERY) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
    // Another tab has started the new version: this one is offered it too.
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (renewing) location.reload();
      else if (waiting) ready();
    });
    await registration.update();
  } catch {
    // No network, or a browser that keeps nothing: the program works as long as the page is there.
  }
}

let renewing = false;

/** Starts the new version. */
export function renew() {
  renewing = true;
  if (waiting?.state === 'installed') waiting.postMessage('renew');
  else location.reload();
}
