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

/** Puts the same build there under another name, as a new one. */
function renew(site, build) {
  fs.renameSync(path.join(site, build), path.join(site, 'next'));
  for (const name of ['index.html', 'sw.js']) {
    const file = path.join(site, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(build, 'next'));
  }
}

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

  renew(site, old.replace('tableside-', ''));
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

test('another tab goes on with the old build while one has started the new one, and is offered it too', async (t) => {
  const site = folder();
  fs.cpSync(DIST, site, { recursive: true });
  const server = await serve(site);
  t.after(server.close);
  const context = await browser(t, SMALL);
  const one = await Table.open(context, server.url);
  await kept(one);
  const two = await Table.open(context, server.url);
  await two.begin(['Anna', 'Ben', 'Cyril']);
  const script = (table) => table.page.locator('script[type=module]').getAttribute('src');
  const old = await script(two);

  renew(site, old.split('/')[0]);
  await one.page.bringToFront();
  await one.page.reload();
  await one.ready();
  const loaded = one.page.waitForEvent('load');
  await one.press('Start it');
  await loaded;
  await one.ready();
  assert.equal(await script(one), 'next/start.js');

  // Where entries are made nothing is asked and all goes on; at Home there is the offer.
  await two.page.bringToFront();
  await two.press('Look up…');
  await two.find('textbox', /./).first().waitFor();
  await two.press('Back');
  assert.equal(await script(two), old);
  assert.equal(await two.button('Start it').count(), 0);
  await two.press('Back');
  const again = two.page.waitForEvent('load');
  await two.press('Start it');
  await again;
  await two.ready();
  assert.equal(await script(two), 'next/start.js');
  await two.open('Amun-Re');
  assert.deepEqual([...one.faults, ...two.faults], []);
});
