// The library's cards and rulings are fetched after the first picture, and are there without a network afterwards.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, folder, PHONE, serve, Table, until } from './table.mjs';

const LOOK_UP = '#screen=look-up';
const ON_ITS_WAY = /cards and rulings are still on their way/;
const RULING = 'cities-and-knights/who-loses-a-city';

/** Looks something up that only the library knows. */
async function look(table) {
  await table.tap('textbox', 'Look up a card or a ruling');
  await table.page.keyboard.type('who loses a city');
  await table.sees(/loses a city/i);
}

test('the library says that it is on its way, comes when it can, and stays', async (t) => {
  const { url, close } = await serve();
  const profile = folder();
  let context = await browser(t, PHONE, profile);
  // A line that is cut off after the program has come.
  await context.route(/library\.json/, (route) => route.abort());
  const table = await Table.open(context, url, LOOK_UP);
  await table.sees(ON_ITS_WAY);
  assert.deepEqual(table.faults.filter((fault) => !/ERR_FAILED/.test(fault)), []);
  await context.unroute(/library\.json/);
  await until(table.page, (words) => !document.getElementById('tree').textContent.includes(words), 'still on their way');
  await look(table);
  // Without a network, also from cold.
  await until(table.page, 'navigator.serviceWorker.controller', null, 100);
  await context.close();
  await close();
  context = await browser(t, PHONE, profile);
  const again = await Table.open(context, url, LOOK_UP);
  await look(again);
});

test('a link to a ruling waits until the library has come', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  let release;
  const held = new Promise((go) => { release = go; });
  await context.route(/library\.json/, (route) => held.then(() => route.continue()));
  const table = await Table.open(context, url, `#look=${RULING}`);
  assert.equal(await table.find('dialog', /loses a city/).count(), 0);
  release();
  await table.sees(/loses a city/);
  assert.deepEqual(table.faults, []);
});
