// Quiet: when nothing changes the page asks for no frame, sets no timer and takes no time.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, serve, Table } from './table.mjs';

// Counts what is asked of the browser, below the page's own scripts.
const COUNT = `
  window.asked = 0;
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'queueMicrotask']) {
    const real = window[name].bind(window);
    window[name] = (...all) => { window.asked += 1; return real(...all); };
  }`;

test('nothing is asked for and nothing is done while nothing changes', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t);
  await context.addInitScript(COUNT);
  const table = await Table.open(context, url);
  await table.press('Make an example play');
  await table.button(/Amun-Re/).first().waitFor();
  // The service worker has its say once, and a message goes by itself.
  await table.page.waitForTimeout(10_000);

  const session = await context.newCDPSession(table.page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const before = await table.page.evaluate('[tableside.frames, asked]');
  const [start, worked] = [Date.now(), await busy()];
  await table.page.waitForTimeout(10_000);
  const share = (await busy() - worked) / ((Date.now() - start) / 1000);
  assert.deepEqual(await table.page.evaluate('[tableside.frames, asked]'), before);
  t.diagnostic(`${(share * 100).toFixed(2)} % of a core at rest`);
  assert.ok(share < 0.01, `${share}`);

  // And it is awake at once again.
  await table.press('New play');
  assert.notEqual(await table.page.evaluate('tableside.frames'), before[0]);
  assert.deepEqual(table.faults, []);
});
