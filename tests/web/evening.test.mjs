// What a table does with its thumbs: a whole sacrifice of Amun-Re and an attack of the barbarians, by tapping. The plays
// come by a file from the desktop, as a person would bring them.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, DESKTOP, halfWay, PHONE, serve, Table } from './table.mjs';

/** A number on the keypad, or "steal"; the keypad comes up with the first offering and goes on by itself. */
async function offer(table, player, amount) {
  if (!(await table.button('OK').isVisible())) await table.press(`${player}: offering: not entered yet`);
  if (amount === 'steal') return table.press(`${player}: offering: −3 · steal`);
  for (const figure of amount) await table.press(figure);
  await table.press('OK');
}

test('a sacrifice on a phone', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, PHONE), url);
  await table.press('Make an example play');
  await table.open('Amun-Re');
  // Three of the four have offered there; they do it again.
  for (let taken = 0; taken < 3; taken += 1) await table.tap(table.button(/^Undo: /));
  await table.press('Close');
  for (const [player, amount] of [['Ben', '9'], ['Cyril', 'steal'], ['Dana', '6'], ['Anna', '4']]) {
    await offer(table, player, amount);
  }
  // 9 − 3 + 6 + 4 are 16: the temple stands at 3.
  await table.button('Confirm · temple 3').waitFor();
  await table.picture('phone-sacrifice');
  await table.press('Confirm · temple 3');
  await table.button('Confirm · temple 3').waitFor({ state: 'detached' });
  assert.deepEqual(table.faults, []);
});

test('an attack of the barbarians on a desktop', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, DESKTOP), url);
  await table.read(halfWay('cities-and-knights'), 'Cities & Knights');
  const roll = async (white, red, event) => {
    await table.press(`White die: ${white}`);
    await table.press(`Red die: ${red}`);
    await table.press(`Event die: ${event}`);
  };
  // The ship is two steps off: one comes with Jane's roll, the attack with Peter's.
  await table.next();
  await table.next();
  await roll(1, 3, 'ship');
  await table.next();
  await table.next();
  await roll(2, 6, 'ship');
  await table.button('Resolve attack').waitFor();
  await table.picture('desktop-attack');
  await table.press('Resolve attack');
  await table.button(/^Undo: /).waitFor();
  await table.button('Resolve attack').waitFor({ state: 'detached' });
  assert.deepEqual(table.faults, []);
});
