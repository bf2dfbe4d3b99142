// After the first load everything is there without a network, also from cold; a new build is fetched whole, offered, and
// started when it is wished.

import test from 'node:test';
import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { once } from 'node:events';
import { browser, DESKTOP, DIST, folder, PHONE, serve, Table, until } from './table.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };

/** Waits until everything is kept for the time without a network. */
const kept = (table) => until(table.page, 'navigator.serviceWorker.controller', null, 100);

/** Puts the same build there under another name, as a new one. */
function renew(site, build) {
  fs.renameSync(path.join(site, build), path.join(site, 'next'));
  for (const name of ['index.html', 'sw.js']) {
    const file = path.join(site, name);
    const before = fs.readFileSync(file, 'utf8');
    // The script in the page names the build, and the policy names the script by its hash.
    const hash = (page) => {
      const [, script] = page.match(/<script>([^]*?)<\/script>/) ?? [];
      return script && crypto.createHash('sha256').update(script).digest('base64');
    };
    const after = before.replaceAll(build, 'next');
    fs.writeFileSync(file, hash(before) ? after.replaceAll(hash(before), hash(after)) : after);
  }
}

/** A host that sends every file as it lies there, and may say of a zipped one that it is but sent so. */
async function plainHost(t, unpacked) {
  const kinds = { html: 'text/html', css: 'text/css', js: 'text/javascript', wasm: 'application/wasm', svg: 'image/svg+xml' };
  const sent = [];
  const server = http.createServer((request, response) => {
    const address = request.url === '/' ? '/index.html' : request.url;
    const end = address.split('.').pop();
    if (address.includes('.wasm')) sent.push(end);
    response.setHeader('content-type', kinds[end] ?? 'application/octet-stream');
    if (unpacked && end === 'gz') response.setHeader('content-encoding', 'gzip');
    response.end(fs.readFileSync(path.join(DIST, address)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return { url: `http://127.0.0.1:${server.address().port}/`, server, sent };
}

for (const unpacked of [false, true]) {
  test(`a host that zips nothing is asked for what is zipped${unpacked ? ', also where it takes the zip for its own' : ''}`, async (t) => {
    const { url, server, sent } = await plainHost(t, unpacked);
    const profile = folder();
    const context = await browser(t, SMALL, profile);
    const table = await Table.open(context, url);
    assert.ok(sent.includes('gz'), `${sent}`);
    await kept(table);
    const held = await table.page.evaluate(`(async () => {
      const cache = await caches.open((await caches.keys())[0]);
      const programs = (await cache.keys()).filter(({ url }) => url.includes('.wasm'));
      return Promise.all(programs.map(async (program) => (await (await cache.match(program)).arrayBuffer()).byteLength));
    })()`);
    const build = fs.readdirSync(DIST).find((name) => fs.existsSync(path.join(DIST, name, 'tableside_bg.wasm')));
    const parts = ['later.wasm', 'tableside_bg.wasm'].map((part) => fs.statSync(path.join(DIST, build, part)).size);
    assert.deepEqual(held.sort((a, b) => a - b), parts.sort((a, b) => a - b));
    assert.deepEqual(table.faults, []);
    await context.close();
    server.close();
    server.closeAllConnections();

    const cold = await Table.open(await browser(t, SMALL, profile), url);
    await cold.press('New play');
    assert.deepEqual(cold.faults, []);
  });
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

  renew(site, old.replace('tableside:/:', ''));
  await table.page.reload();
  await table.ready();
  await table.sees('A new version is ready.');
  assert.deepEqual((await caches()).sort(), [old, 'tableside:/:next'].sort());
  await table.picture('new-version');
  // Not on the way to a play.
  await table.press('New play');
  assert.equal(await table.button('Update').count(), 0);
  await table.press('Back');

  const loaded = table.page.waitForEvent('load');
  await table.press('Update');
  await loaded;
  await table.ready();
  assert.deepEqual(await caches(), ['tableside:/:next']);
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
  await one.press('Update');
  await loaded;
  await one.ready();
  assert.equal(await script(one), 'next/start.js');

  // Where entries are made nothing is asked and all goes on; at Home there is the offer.
  await two.page.bringToFront();
  await two.press('Look up…');
  await two.find('textbox', /./).first().waitFor();
  await two.press('Back');
  assert.equal(await script(two), old);
  assert.equal(await two.button('Update').count(), 0);
  await two.press('Back');
  const again = two.page.waitForEvent('load');
  await two.press('Update');
  await again;
  await two.ready();
  assert.equal(await script(two), 'next/start.js');
  await two.open('Amun-Re');
  assert.deepEqual([...one.faults, ...two.faults], []);
});
