// One table on many devices: the pages of phones at what `tableside host` shares, a host that is gone for a while, and
// offerings that nobody may read before all are in. With TABLESIDE_WEB_LOAD it measures how soon the others see a tap.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { PHONE, several, until } from './table.mjs';
import { phone, started, undo } from './host.mjs';

test('what one phone enters is on the other one and on the host’s disk', async (t) => {
  const host = await started(t);
  const anna = await phone(t, host, 'Anna');
  await anna.sees('1 here');
  const ben = await phone(t, host, 'Ben');
  await anna.sees('2 here');
  const [before, entries] = [await undo(ben), host.entries()];
  await anna.press(before);
  const now = await undo(anna);
  assert.notEqual(now, before);
  await ben.button(now).waitFor();
  assert.equal(host.entries(), entries + 1);
  assert.ok((await anna.picture('sharing')).colors > 50);
  assert.deepEqual([...anna.faults, ...ben.faults], []);
});

test('what is entered while the host is gone waits through a reload, and is in when the host is back', async (t) => {
  const host = await started(t);
  const anna = await phone(t, host, 'Anna');
  const entries = host.entries();
  await host.kill();
  await anna.sees(/not connected/);
  await anna.press(await undo(anna));
  await anna.sees('not connected · 1 waiting');
  assert.equal(host.entries(), entries);
  await host.start();
  // Loaded again before it has noticed: the page comes from the host, the entry from this phone’s own disk.
  await anna.page.reload();
  await anna.ready();
  await anna.sees('1 here');
  assert.equal(host.entries(), entries + 1);
});

test('an offering made on one’s own phone is in no message, no other page and no file before all are in', async (t) => {
  const host = await started(t);
  const said = [];
  const names = ['Anna', 'Ben', 'Cyril', 'Dana'];
  const tables = [];
  for (const context of await several(t, names.length)) {
    context.on('page', (page) => page.on('websocket', (socket) => {
      for (const way of ['framesent', 'framereceived']) socket.on(way, ({ payload }) => said.push(String(payload)));
    }));
    tables.push(await phone(t, host, names[tables.length], context));
  }
  // Three of the four have offered there; they do it again.
  const [anna] = tables;
  for (let taken = 0; taken < 3; taken += 1) await anna.press(await undo(anna));
  await Promise.all(tables.map((table, at) => table.button(`${names[at]}: offering: not entered yet`).waitFor()));
  said.length = 0;
  // No entry before has one of these.
  const amounts = ['11', '12', '13', '14'];
  for (const [at, table] of tables.entries()) {
    for (const amount of amounts.slice(0, at)) {
      const secret = `"gold":${amount}`;
      assert.ok(!said.some((text) => text.includes(secret)), `${secret} in a message`);
      for (const file of fs.readdirSync(host.folder).map((name) => path.join(host.folder, name))) {
        if (fs.statSync(file).isFile()) assert.ok(!fs.readFileSync(file).includes(secret), `${secret} in ${file}`);
      }
    }
    for (const [other, amount] of amounts.slice(0, at).entries()) {
      assert.equal(await table.button(`${names[other]}: offering: ${amount}`).count(), 0, `on ${names[at]}’s page`);
    }
    await table.press(`${names[at]}: offering: not entered yet`);
    for (const figure of amounts[at]) await table.press(figure);
    await table.press('OK');
    // The first one is loaded again in between: it still knows what it has sealed.
    if (at === 0) {
      await table.sees('Your offering is sealed. It is revealed when all are in.');
      await table.page.reload();
      await table.ready();
    }
  }
  for (const table of tables) await table.button(/^Confirm · temple/).waitFor();
  assert.ok(amounts.every((amount) => said.some((text) => text.includes(`"gold":${amount}`))), 'then all of them are told');
  assert.deepEqual(tables.flatMap((table) => table.faults), []);
});

test('how soon five other pages show what one has tapped', { skip: !process.env.TABLESIDE_WEB_LOAD }, async (t) => {
  const host = await started(t);
  const tables = [];
  for (const context of await several(t, 6, { ...PHONE, deviceScaleFactor: 1 })) {
    tables.push(await phone(t, host, ['Anna', 'Ben', 'Cyril', 'Dana', 'Anna', 'Ben'][tables.length], context));
    await Promise.race([tables.at(-1).press('Just watching'), tables.at(-1).page.waitForTimeout(3000)]).catch(() => {});
  }
  for (const { page } of tables) {
    await page.evaluate(() => {
      const now = () => performance.timeOrigin + performance.now();
      const shown = () => document.querySelector('#tree [aria-label^="Undo: "]')?.getAttribute('aria-label');
      Object.assign(window, { tapped: 0, label: shown(), since: 0 });
      addEventListener('pointerdown', () => { window.tapped = now(); }, true);
      new MutationObserver(() => {
        if (shown() && shown() !== window.label) Object.assign(window, { label: shown(), since: now() });
      }).observe(document.querySelector('#tree'), { subtree: true, childList: true, attributes: true });
    });
  }
  const [anna, ...others] = tables;
  const times = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const before = await undo(anna);
    await anna.press(before);
    const after = await undo(anna);
    if (after === before) continue;
    const tapped = await anna.page.evaluate(() => window.tapped);
    const seen = [];
    for (const { page } of others) {
      await until(page, (label) => window.label === label, after);
      seen.push(await page.evaluate(() => window.since));
    }
    times.push(Math.max(...seen) - tapped);
  }
  times.sort((one, other) => one - other);
  const at = (part) => times[Math.min(Math.floor(times.length * part), times.length - 1)].toFixed(0);
  console.log(`tap to the last of five other pages: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${times.length}`);
});
