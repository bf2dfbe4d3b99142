// The page keeps to itself: it runs nothing that does not lie beside it, answers for nothing else on its host, and two of
// them in two folders of one host know nothing of each other.

import test from 'node:test';
import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { browser, DESKTOP, DIST, folder, serve, Table, until } from './table.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };

const kept = (table) => until(table.page, 'navigator.serviceWorker.controller', null, 100);

test('nothing is run that does not lie beside the page', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, SMALL), url);
  await table.press('Make an example play');
  await table.open('Amun-Re');
  assert.deepEqual(table.faults, [], 'the program itself keeps to the policy');
  const run = await table.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p onclick="window.foreign = true">x</p>');
    document.body.lastElementChild.click();
    return window.foreign ?? false;
  });
  assert.equal(run, false);
  const asked = await table.page.evaluate(() => fetch('data:text/plain,x').then(() => true, () => false));
  assert.equal(asked, false);
});

test('the page and the file for hosts say the same policy, and nothing stands in the page that it does not name', () => {
  const page = fs.readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const headers = fs.readFileSync(path.join(DIST, '_headers'), 'utf8');
  const [, policy] = page.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/);
  assert.ok(headers.includes(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`));
  assert.ok(!policy.includes('unsafe-inline') && !policy.includes("'unsafe-eval'"));
  // What the page shows before the program is there stands in it, each piece by its hash: one letter more, and it is not run.
  const inline = [...page.matchAll(/<(style|script)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g)];
  assert.deepEqual(inline.map(([, kind]) => kind).sort(), ['script', 'style']);
  for (const [, kind, text] of inline) {
    const hash = `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
    assert.ok(policy.includes(`${kind}-src 'self' ${hash}`), `${kind}: ${hash}`);
  }
  const around = page.replace(/<(style|script)(?![^>]*\ssrc=)[^>]*>[^]*?<\/\1>/g, '');
  assert.doesNotMatch(around, /\son[a-z]+=|\sstyle=/);
  assert.doesNotMatch(headers, /__BUILD__/);
});

test('at the root of a host everything else is answered by the host', async (t) => {
  const site = folder();
  fs.cpSync(DIST, site, { recursive: true });
  const other = path.join(site, 'other.html');
  fs.writeFileSync(other, 'one');
  const server = await serve(site);
  t.after(server.close);
  const context = await browser(t, SMALL);
  const table = await Table.open(context, server.url);
  await kept(table);
  const page = await context.newPage();
  for (const words of ['one', 'two']) {
    fs.writeFileSync(other, words);
    await page.goto(`${server.url}other.html`);
    assert.equal(await page.textContent('body'), words);
  }
  await server.close();
  await assert.rejects(page.goto(`${server.url}other.html`));
  for (const address of ['', 'index.html', '?from=home#top']) {
    await table.page.goto(server.url + address);
    await table.ready();
  }
});

test('two of them on one host keep their plays and their files apart', async (t) => {
  const site = folder();
  for (const name of ['here', 'there']) fs.cpSync(DIST, path.join(site, name), { recursive: true });
  const server = await serve(site);
  t.after(server.close);
  const context = await browser(t, SMALL);
  const here = await Table.open(context, server.url, 'here/');
  await kept(here);
  await here.begin(['Anna', 'Ben', 'Cyril']);
  const there = await Table.open(context, server.url, 'there/');
  await kept(there);
  await there.press('Make an example play');
  await there.button(/^Amun-Re/).first().waitFor();
  assert.equal((await there.page.evaluate('caches.keys()')).length, 2);
  const names = (await there.page.evaluate('indexedDB.databases()')).map(({ name }) => name);
  assert.deepEqual(names.sort(), ['tableside', 'tableside:/there/']);

  // Each still has its own after a reload.
  await here.page.bringToFront();
  await here.page.goto(`${server.url}here/`);
  await here.ready();
  assert.equal(await here.button(/Dana/).count(), 0);
  await there.page.bringToFront();
  await there.page.reload();
  await there.ready();
  await there.button(/^Amun-Re.*Dana/).first().waitFor();

  // And so it is in the file that a page gives out which cannot start the program.
  const plays = async (table) => {
    await table.page.evaluate('tableside.failed("a test")');
    const download = table.page.waitForEvent('download');
    await table.page.getByRole('button', { name: /Save all plays/ }).click();
    const file = path.join(folder(), 'plays.json');
    await (await download).saveAs(file);
    return JSON.parse(fs.readFileSync(file, 'utf8')).plays.length;
  };
  await here.page.bringToFront();
  assert.equal(await plays(here), 1);
  await there.page.bringToFront();
  assert.equal(await plays(there), 2);
});

test('a later version takes the database over while an older page is open, which says so and loses nothing', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  const table = await Table.open(context, url);
  await table.begin(['Anna', 'Ben', 'Cyril']);
  // What a later version would do; it waits for ever where an open page does not give way.
  const later = await context.newPage();
  await later.goto(`${url}manifest.webmanifest`);
  const upgraded = await later.evaluate(() => new Promise((done) => {
    const open = indexedDB.open('tableside', 3);
    open.onupgradeneeded = () => open.result.createObjectStore('later');
    open.onblocked = () => setTimeout(() => done('blocked'), 5000);
    open.onsuccess = () => { open.result.close(); done('done'); };
  }));
  assert.equal(upgraded, 'done');
  await table.page.bringToFront();
  await table.sees(/A newer Tableside now has your plays \(format 3, this one knows 2\)/);
  const lines = await later.evaluate(() => new Promise((done) => {
    const open = indexedDB.open('tableside');
    open.onsuccess = () => {
      const count = open.result.transaction('lines').objectStore('lines').count();
      count.onsuccess = () => done(count.result);
    };
  }));
  assert.ok(lines > 0);
});
