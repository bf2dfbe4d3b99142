// The database's form changes while an older page is open: its plays are all there afterwards, and whoever has to wait or to
// reload is told so.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, DESKTOP, serve, Table, until } from './table.mjs';
import { beside, firstForm, makeFirstForm, records, version } from './raw.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };

/** A browser in which the first form of the database holds a play and what was kept beside it. */
async function older(t, stays) {
  const { url, close } = await serve();
  t.after(close);
  const made = await browser(t, SMALL);
  const table = await Table.open(made, url);
  await table.begin(['Anna', 'Ben', 'Cyril']);
  await table.press('Abu came up');
  const undo = await table.button(/^Undo: /).getAttribute('aria-label');
  const all = await firstForm(await beside(made, url));
  await made.close();
  // In another browser, where no page has ever been of the newer form.
  const context = await browser(t, SMALL);
  const page = await beside(context, url);
  await makeFirstForm(page, all, stays);
  return { context, url, page, all, undo };
}

test('a database of the first form is upgraded with all that is in it', async (t) => {
  const { context, url, page, all, undo } = await older(t, false);
  const table = await Table.open(context, url);
  await table.button(undo).waitFor();
  assert.equal(await version(page), 2);
  const now = await firstForm(page);
  assert.deepEqual([now.plays, now.lines], [all.plays, all.lines]);
  const checksums = Object.keys(await records(page, 'checksums'));
  for (const name of ['plays', 'kept']) {
    for (const key of Object.keys(now[name])) assert.ok(checksums.includes(`${name}/${key}`), `${name}/${key}`);
  }
  assert.equal(await table.page.locator('#tree').getByText(/damaged/i).count(), 0);
  assert.deepEqual(table.faults, []);
});

test('an older page that holds the database is named, and when it is closed all goes on by itself', async (t) => {
  const { context, url, page, all, undo } = await older(t, true);
  const opened = await context.newPage();
  const table = new Table(opened, false);
  await opened.goto(url);
  await table.sees(/An older Tableside is open in another tab/);
  await page.evaluate('window.held.close()');
  await table.button(undo).or(table.button(/^Amun-Re/)).first().waitFor();
  // A page that is loaded again is where it was: at Home, or at the table.
  await table.page.reload();
  await table.ready();
  await table.button(undo).or(table.button(/^Amun-Re/)).first().waitFor();
  await table.settled();
  if (await table.button(undo).count() === 0) await table.open('Amun-Re');
  await table.button(undo).waitFor();
  assert.deepEqual((await firstForm(page)).lines, all.lines);
  assert.equal(await opened.locator('#tree').getByText(/An older Tableside/).count(), 0);
});

/** Has the page of a later version open the database, which waits until all others have let go of it. */
const laterVersion = () => new Promise((done) => {
  const open = indexedDB.open('tableside', 3);
  open.onupgradeneeded = () => open.result.createObjectStore('later');
  open.onsuccess = () => { open.result.close(); done('done'); };
});

const NEWER = /A newer Tableside now has your plays \(format 3, this one knows 2\).*Reload this page/;

test('a page that is older than the database says so, and what was tapped in it until then is kept', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  const table = await Table.open(context, url);
  await table.begin(['Anna', 'Ben', 'Cyril']);
  const page = await beside(context, url);
  const before = Object.keys(await records(page, 'lines')).length;
  await table.page.bringToFront();
  // The tap and the later version come in the same moment.
  const later = page.evaluate(laterVersion);
  await table.page.evaluate(() => document.querySelector('#tree [aria-label="Abu came up"]').click());
  assert.equal(await later, 'done');
  assert.equal(Object.keys(await records(page, 'lines')).length, before + 1);
  await table.sees(NEWER);
});

test('a page that has only just opened the database gives way to a later version too', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  // The browser asks a page once to give way, and here it does so before the page has read anything.
  await context.addInitScript(`
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...which) {
      const opening = open.apply(this, which);
      if (which[1] === 2) opening.addEventListener('success', () => { window.given ??= (${laterVersion})(); });
      return opening;
    };`);
  const table = await Table.open(context, url);
  await until(table.page, "'given' in window");
  assert.equal(await table.page.evaluate('given'), 'done');
  await table.sees(NEWER);
});
