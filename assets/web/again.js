// What the page fetches when its program already runs: a network that is away for a moment is no reason to be without.

const LONGEST = 60_000;

const pause = (time) => new Promise((go) => {
  setTimeout(go, time);
  addEventListener('online', go, { once: true });
});

/** Asks until there is an answer, with longer and longer pauses in between. */
export async function again(ask) {
  for (let time = 1000; ; time = Math.min(2 * time, LONGEST)) {
    try {
      return await ask();
    } catch {
      await pause(time);
    }
  }
}
