// What a disk has changed in the browser's database is never shown as it was entered: it is named, and the rest is there.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, DESKTOP, serve, Table } from './table.mjs';
import { beside, put, records } from './raw.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };

/** A play with a few entries and a setting that was changed, left at Home; `damage` is done to its database then. */
async function damaged(t, damage) {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  const table = await Table.open(context, url);
  await table.begin(['Anna', 'Ben', 'Cyril']);
  await table.press('Abu came up');
  await table.press('Avaris came up');
  await table.button(/^Undo: /).waitFor();
  await table.press('Back');
  await table.press('More');
  await table.tap('button', /^Settings/);
  await table.tap('switch', 'Motion');
  await table.press('Back');
  const page = await beside(context, url);
  await table.page.close();
  await damage(page);
  const again = await Table.open(context, url);
  return { table: again, page };
}

/** One letter of a record becomes another one. */
async function change(page, store, key, from, to) {
  const before = (await records(page, store))[key];
  assert.ok(before.includes(from), `${store} ${key}: ${before}`);
  await put(page, store, key, before.replace(from, to));
}

const onlyPlay = async (page) => Object.keys(await records(page, 'plays'))[0];

test('a kept value that has changed is named and not used', async (t) => {
  let before;
  const { table, page } = await damaged(t, async (page) => {
    before = (await records(page, 'kept')).settings;
    await put(page, 'kept', 'settings', `${before} `);
  });
  await table.sees(/Something you had saved here \(settings\) is damaged and is not used/);
  // What is kept anew is sound, and what was damaged is put aside.
  await table.press('More');
  await table.tap('button', /^Settings/);
  await table.tap('switch', 'Motion');
  await table.press('Back');
  const kept = await records(page, 'kept');
  assert.equal(kept['damaged/settings'], `${before} `);
  await table.page.reload();
  await table.ready();
  assert.equal(await table.page.locator('#tree').getByText(/is damaged and is not used/).count(), 0);
  assert.deepEqual(table.faults, []);
});

test('a kept value that is gone is missed', async (t) => {
  const { table } = await damaged(t, (page) => put(page, 'kept', 'settings', null));
  await table.sees(/Something you had saved here \(settings\) is damaged/);
});

test('a kept value that is no text any more is named', async (t) => {
  const { table } = await damaged(t, (page) => put(page, 'kept', 'settings', 7));
  await table.sees(/Something you had saved here \(settings\) is damaged/);
});

test('what Home shows of a play is what was written or nothing, and comes back when the play is opened', async (t) => {
  const { table } = await damaged(t, async (page) => change(page, 'plays', await onlyPlay(page), 'Anna', 'Anka'));
  await table.button(/^Amun-Re, Open it to see how far it got/).waitFor();
  assert.equal(await table.button(/Anka/).count(), 0);
  await table.open('Amun-Re');
  await table.press('Back');
  await table.button(/^Amun-Re.*Anna/).waitFor();
  assert.deepEqual(table.faults, []);
});

test('a play of which nothing can be read is in the list all the same', async (t) => {
  const { table } = await damaged(t, async (page) => put(page, 'plays', await onlyPlay(page), '{'));
  await table.press('Damaged play, can’t be read');
  await table.sees(/Entry 1 of this play is damaged/);
});

test('a play whose record is gone is in the list all the same', async (t) => {
  const { table } = await damaged(t, async (page) => put(page, 'plays', await onlyPlay(page), null));
  await table.button('Damaged play, can’t be read').waitFor();
});

test('a line that has changed ends what is shown of the play, which goes on as a new one', async (t) => {
  const { table, page } = await damaged(t, async (page) => {
    const key = Object.keys(await records(page, 'lines')).sort()[1];
    const line = JSON.parse((await records(page, 'lines'))[key]);
    await put(page, 'lines', key, JSON.stringify({ ...line, by: `${line.by}x` }));
  });
  await table.tap(table.button(/^Amun-Re/).first());
  await table.sees(/Entry 2 of this play is damaged, so you see the play up to there/);
  const before = Object.keys(await records(page, 'plays')).length;
  await table.tap('button', /new play/);
  await table.sees(/This is a new play with all the intact entries/);
  assert.equal(Object.keys(await records(page, 'plays')).length, before + 1);
});
