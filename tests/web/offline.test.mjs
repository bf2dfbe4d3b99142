// After the first load everything is there without a network, also from cold; a new build is fetched whole, offered, and
// started when it is wished.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browser, DESKTOP, DIST, folder, PHONE, serve, Table } from './table.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };

/** Waits until everything is kept for the time without a network. */
const kept = (table) => table.page.waitForFunction('navigator.serviceWorker.controller', null, { polling: 100 });

test('a cold start without a network, in a sub-folder', async (t) => {
  const site = folder();
  fs.cpSync(DIST, path.join(site, 'games/table'), { recursive: true });
  const server = await serve(site);
  t.after(server.close);
  const profile = folder();
  const context = await browser(t, PHONE, profile);
  const table = await Table.open(context, server.url, 'games/table/');
  await kept(table);
  assert.deepEqual(table.faults, []);
  await context.close();
  await server.close();

  const cold = await Table.open(await browser(t, PHONE, profile), server.url, 'games/table/');
  await cold.press('New play');
  await cold.find('textbox', 'New name').waitFor();
  const { colors } = await cold.picture('offline');
  assert.ok(colors > 100, `${colors} colors`);
});

test('a new build is offered, started when wished, and the old one goes', async (t) => {
  const site = folder();
  fs.cpSync(DIST, site, { recursive: true });
  const server = await serve(site);
  t.after(server.close);
  const table = await Table.open(await browser(t, SMALL), server.url);
  await kept(table);
  const caches = () => table.page.evaluate('caches.keys()');
  const [old] = await caches();

  // The same build under another name.
  const build = old.replace('tableside-', '');
  fs.renameSync(path.join(site, build), path.join(site, 'next'));
  for (const name of ['index.html', 'sw.js']) {
    const file = path.join(site, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(build, 'next'));
  }
  await table.press('New play');
  await table.page.reload();
  await table.ready();
  await table.sees('A new version is ready.');
  assert.deepEqual((await caches()).sort(), [old, 'tableside-next'].sort());
  await table.picture('new-version');
  // Not on the way to a play.
  await table.press('New play');
  assert.equal(await table.button('Start it').count(), 0);
  await table.press('Back');

  const loaded = table.page.waitForEvent('load');
  await table.press('Start it');
  await loaded;
  await table.ready();
  assert.deepEqual(await caches(), ['tableside-next']);
  assert.equal(await table.page.locator('script[type=module]').getAttribute('src'), 'next/start.js');
});
