// Nothing is lost: what was shown as entered is there after a reload, after a kill, in the other tab, and in the file.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browser, DESKTOP, folder, serve, Table } from './table.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };

/** A table with a new play and one entry in it. */
async function entered(table) {
  await table.begin(['Anna', 'Ben', 'Cyril']);
  await table.press('Abu came up');
  await table.press('Avaris came up');
  await table.press('Baharya came up');
  await table.next();
  await table.button(/^Undo: /).waitFor();
}

test('a reload in the middle comes back to the same table', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, SMALL), url);
  await entered(table);
  const undo = await table.button(/^Undo: /).getAttribute('aria-label');
  await table.page.reload();
  await table.button(undo).waitFor();
  assert.deepEqual(table.faults, []);
});

test('a killed browser loses nothing', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const profile = folder();
  const context = await browser(t, SMALL, profile);
  const table = await Table.open(context, url);
  await entered(table);
  const undo = await table.button(/^Undo: /).getAttribute('aria-label');
  // The page's process ends as when a phone needs its memory; then the browser itself.
  const session = await context.newCDPSession(table.page);
  await Promise.race([session.send('Page.crash').catch(() => {}), table.page.waitForEvent('crash')]);
  await context.close();
  const again = await Table.open(await browser(t, SMALL, profile), url);
  // The table is there by itself, and Home one step back.
  await again.button(undo).waitFor();
  await again.press('Back');
  await again.open('Amun-Re');
  await again.button(undo).waitFor();
});

test('two tabs show one play', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  const one = await Table.open(context, url);
  await entered(one);
  const two = await Table.open(context, url);
  await two.button(/^Undo: /).waitFor();
  // A tab that nobody looks at draws nothing; it hears of it when it is shown.
  await one.page.bringToFront();
  await one.tap(one.button(/^Undo: /));
  await one.button('Redo').or(one.button('Undo')).first().waitFor();
  const undo = await one.button(/^Undo/).first().getAttribute('aria-label');
  await two.page.bringToFront();
  await two.button(undo).first().waitFor();
});

test('a play goes out as a file and comes into another browser', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, SMALL), url);
  await entered(table);
  await table.press('More');
  await table.tap('button', /^Save as a file/);
  const download = table.page.waitForEvent('download');
  await table.press('Save');
  const file = path.join(folder(), 'play.json');
  await (await download).saveAs(file);
  assert.equal(JSON.parse(fs.readFileSync(file, 'utf8')).tableside, 'play');

  const other = await Table.open(await browser(t, SMALL), url);
  await other.read(file, 'Amun-Re');
  const undo = await table.button(/^Undo: /).first().getAttribute('aria-label');
  await other.button(undo).waitFor();
});

/** Ways in which a browser's disk is full: the quota of this page is exhausted, or an entry is refused at once. */
const FULL = {
  'the quota is exhausted': async (table) => {
    const session = await table.page.context().newCDPSession(table.page);
    const url = table.page.url();
    const origin = new URL(url).origin;
    return async (full) => {
      // Chromium counts anew what there is room for when a store is opened again, a while after it was closed.
      if (full) await table.page.goto('about:blank').then(() => new Promise((done) => setTimeout(done, 3000)));
      await session.send('Storage.overrideQuotaForOrigin', full ? { origin, quotaSize: 1 } : { origin });
      if (full) await table.page.goto(url);
    };
  },
  'an entry is refused': async (table) => {
    await table.page.evaluate(() => {
      window.full = false;
      for (const name of ['add', 'put']) {
        const real = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...all) {
          if (window.full) throw new DOMException('the quota is exhausted', 'QuotaExceededError');
          return real.apply(this, all);
        };
      }
    });
    return (full) => table.page.evaluate(`window.full = ${full}`);
  },
};

for (const [how, prepare] of Object.entries(FULL)) {
  test(`a full disk is said, and what it could not take is written later: ${how}`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const table = await Table.open(await browser(t, SMALL), url);
    const fill = await prepare(table);
    await entered(table);
    await fill(true);
    await table.tap(table.button(/^Undo: /));
    await table.button('Try again').waitFor();
    await table.picture('quota');
    await fill(false);
    await table.press('Try again');
    await table.button('Try again').waitFor({ state: 'detached' });
    const undo = await table.button(/^Undo/).first().getAttribute('aria-label');
    await table.page.reload();
    await table.button(undo).first().waitFor();
    assert.deepEqual(table.faults, []);
  });
}

test('what is half made in two tabs stays in each, and is taken over once they are gone', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  const names = ['Eva', 'Filip'];
  const tabs = [await Table.open(context, url), await Table.open(context, url)];
  for (const [at, table] of tabs.entries()) {
    await table.page.bringToFront();
    await table.press('New play');
    await table.tap('textbox', 'New name');
    await table.page.keyboard.type(names[at]);
    await table.page.keyboard.press('Enter');
    await table.settled();
    // It is written within half a second.
    await table.page.waitForTimeout(1500);
  }
  // A tab that is loaded again is where it was, by its address, and has its own and not the other's.
  for (const [at, table] of tabs.entries()) {
    await table.page.bringToFront();
    await table.page.reload();
    await table.ready();
    await table.sees(new RegExp(names[at]));
    assert.equal(await table.page.locator('#tree').getByText(new RegExp(names[1 - at])).count(), 0, names[at]);
  }
  // The first gives its own up and is closed with the second: the next tab shows what is left.
  await tabs[0].page.bringToFront();
  await tabs[0].press('Clear all');
  await tabs[0].page.waitForTimeout(1500);
  for (const table of tabs) await table.page.close();
  const next = await Table.open(context, url);
  await next.press('New play');
  await next.sees(/Filip/);
  assert.deepEqual(next.faults, []);
});
