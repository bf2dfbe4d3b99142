// What a table does with its thumb: a whole sacrifice of Amun-Re and an attack of the barbarians, by tapping.

import test from 'node:test';
import { browser, DESKTOP, PHONE, serve, Table } from './table.mjs';

/** Begins a play of a game with these players and switches. */
export async function begin(table, game, players, switches = []) {
  await table.press('New play');
  if (game) await table.tap('button', game);
  await table.tap('textbox', 'New name');
  for (const player of players) {
    await table.page.keyboard.type(player);
    await table.page.keyboard.press('Enter');
    await table.settled();
  }
  for (const name of switches) await table.tap('switch', name);
  await table.press('Start');
}

/** Types a number on the keypad. */
async function keypad(table, number) {
  for (const figure of number) await table.press(figure);
  await table.press('OK');
}

for (const [name, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`a sacrifice on a ${name}`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const table = await Table.open(await browser(t, options), url);
    console.log(await table.page.locator('#tree').ariaSnapshot());
    await begin(table, null, ['Anna', 'Ben', 'Cyril'], []);
    console.log(await table.page.locator('#tree').ariaSnapshot());
  });
}
