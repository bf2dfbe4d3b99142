// One table on many devices: the pages of phones at what `tableside host` shares, a host that is gone for a while, and
// offerings that nobody may read before all are in. With TABLESIDE_WEB_LOAD it measures how soon the others see a tap.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { several, Table, until } from './table.mjs';
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

test('a page that nobody touches finds a host that was gone for longer than one attempt takes', async (t) => {
  const host = await started(t);
  const anna = await phone(t, host, 'Anna');
  await anna.sees('1 here');
  await host.kill();
  await anna.sees(/not connected/);
  await anna.page.waitForTimeout(5000);
  await host.start();
  await anna.sees('1 here');
});

const NAMES = ['Anna', 'Ben', 'Cyril', 'Dana'];

/** Nobody but its player knows an offering: it is in no message, no file of the host and on no other page. */
async function secret(host, said, pages, name, amount) {
  const gold = `"gold":${amount}`;
  assert.ok(!said.some((text) => text.includes(gold)), `${gold} in a message`);
  for (const file of fs.readdirSync(host.folder).map((name) => path.join(host.folder, name))) {
    if (fs.statSync(file).isFile()) assert.ok(!fs.readFileSync(file).includes(gold), `${gold} in ${file}`);
  }
  for (const { page } of pages) {
    const text = await page.locator('#tree').evaluate((tree) => tree.outerHTML);
    assert.ok(!text.includes(`${name}: offering: ${amount}`), `${name}’s ${amount} on another page`);
  }
}

/** Each player offers on their own phone; the first one is loaded again in between and still knows what it has sealed. */
async function offerings(host, said, players, others, amounts) {
  await Promise.all(players.map((table, at) => table.button(`${NAMES[at]}: offering: not entered yet`).waitFor()));
  said.length = 0;
  for (const [at, table] of players.entries()) {
    await table.press(`${NAMES[at]}: offering: not entered yet`);
    for (const figure of amounts[at]) await table.press(figure);
    await table.press('OK');
    if (at + 1 === players.length) break;
    await table.sees('Your offering is sealed. It is revealed when all are in.');
    if (at === 0) {
      await table.page.reload();
      await table.ready();
    }
    for (let sealed = 0; sealed <= at; sealed += 1) {
      const apart = [...players.filter((_, player) => player !== sealed), ...others];
      await secret(host, said, apart, NAMES[sealed], amounts[sealed]);
    }
  }
  for (const table of players) await table.button(/^Confirm · temple/).waitFor();
  assert.ok(amounts.every((amount) => said.some((text) => text.includes(`"gold":${amount}`))), 'then all of them are told');
}

test('six devices through a round of Amun-Re, in which no offering is told before all are in', async (t) => {
  const host = await started(t);
  const said = [];
  const contexts = await several(t, 6);
  for (const context of contexts) {
    context.on('page', (page) => page.on('websocket', (socket) => {
      for (const way of ['framesent', 'framereceived']) socket.on(way, ({ payload }) => said.push(String(payload)));
    }));
  }
  const players = [];
  for (const name of NAMES) players.push(await phone(t, host, name, contexts[players.length]));
  const others = [];
  for (const [context, url, name] of [[contexts[4], host.shared.url, 'Eva'], [contexts[5], host.shared.far, 'TV']]) {
    const table = await Table.open(context, url);
    await table.tap('textbox', 'Your name');
    await table.page.keyboard.type(name);
    await table.press('Join');
    if (name === 'Eva') await table.press('Just watching');
    others.push(table);
  }
  const [anna, ben, cyril, dana] = players;
  await anna.sees('6 here');
  // Buttons and a line of what was bought lie above each other at the foot of these screens.
  for (const table of players) table.bar = 180;

  // Three of the four have offered there; they do it again. No entry before has one of these amounts.
  for (let taken = 0; taken < 3; taken += 1) await anna.press(await undo(anna));
  await offerings(host, said, players, others, ['11', '12', '13', '14']);
  await dana.press('Confirm · temple 4');

  // The rewards, the harvest and the next round's auction, each entry on the phone of whose it is, once the one before is there.
  let last = await undo(dana);
  const enter = async (table, ...labels) => {
    await table.button(last).first().waitFor();
    for (const label of labels) await table.tap(table.button(label).first());
    await until(table.page, (last) => {
      const now = document.querySelector('#tree [aria-label^="Undo: "]')?.getAttribute('aria-label');
      return now && now !== last;
    }, last);
    last = await undo(table);
  };
  for (const [table, name] of [[dana, 'Dana'], [cyril, 'Cyril'], [ben, 'Ben'], [anna, 'Anna']]) {
    await enter(table, `${name}: rest as cards`);
    await enter(table, /^Next: (Cyril|Ben|Anna|Harvest and income)$/);
  }
  await enter(anna, /^All taken/);
  await enter(dana, /^Next: Auction/);
  await enter(dana, 'Dana took Abu', 'Abu for 0');
  await enter(anna, 'Anna took Baharya', 'Baharya for 1');
  await enter(ben, 'Ben took Dakhla', 'Dakhla for 0');
  await enter(cyril, 'Cyril took Mendes', 'Mendes for 3');
  await enter(cyril, 'Next: Purchases');
  await enter(dana, 'Dana: stones in Abu, plus 1');
  await enter(dana, /Next: Anna$/);
  await enter(anna, /Next: Ben$/);
  await enter(ben, /Next: Cyril$/);
  await enter(cyril, /Next: /);

  await offerings(host, said, players, others, ['16', '17', '18', '19']);
  await anna.press(/^Confirm · temple/);
  const label = await undo(anna);
  await Promise.all([...players, others[0]].map((table) => table.button(label).waitFor()));
  assert.equal(await others[1].button(/^Undo: /).count(), 0, 'the far view only shows the table');
  assert.deepEqual([...players, ...others].flatMap((table) => table.faults), []);
});

test('how soon five other pages show what one has tapped', { skip: !process.env.TABLESIDE_WEB_LOAD }, async (t) => {
  const host = await started(t);
  const tables = [];
  for (const context of await several(t, 6)) {
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
