// What a table does with its thumbs: a whole sacrifice of Amun-Re and an attack of the barbarians, by tapping. The
// numbers are those of tests/evenings.rs and tests/window.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, DESKTOP, PHONE, serve, Table } from './table.mjs';

/** A number on the keypad, or "steal"; the keypad comes up with the first offering and goes on by itself. */
async function offer(table, player, amount) {
  if (!(await table.button('OK').isVisible())) await table.press(`${player}: offering: not entered yet`);
  if (amount === 'steal') return table.press(`${player}: offering: steal`);
  for (const figure of amount) await table.press(figure);
  await table.press('OK');
}

/** As far as the sacrifice of the first round, on a table of four. */
export async function toTheSacrifice(table) {
  await table.begin(['Anna', 'Ben', 'Cyril', 'Dana'], ['Follow the auction', 'Gold ledger']);
  const takes = [['Anna', 'Abu', 3], ['Ben', 'Avaris', 1], ['Cyril', 'Baharya', 0], ['Dana', 'Kharga', 0]];
  for (const [, province] of takes) await table.press(`${province} came up`);
  await table.next();
  for (const [player, province, gold] of takes) {
    await table.press(`${player} took ${province}`);
    await table.press(`${province} for ${gold}`);
  }
  await table.next();
  for (let purchases = 0; purchases < 4; purchases += 1) await table.next();
}

for (const [name, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`a sacrifice on a ${name}`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const table = await Table.open(await browser(t, options), url);
    await toTheSacrifice(table);
    for (const [player, amount] of [['Anna', '2'], ['Ben', '5'], ['Cyril', 'steal'], ['Dana', '1']]) {
      await offer(table, player, amount);
    }
    await table.picture(`${name}-sacrifice`);
    await table.press('Confirm · temple 2');
    await table.sees(/Rewards|reward/i);
    assert.deepEqual(table.faults, []);
  });
}

test('an attack of the barbarians on a phone', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t), url);
  await table.begin(['Anna', 'Ben', 'Cyril'], [], 'Cities & Knights');
  console.log(await table.page.locator('#tree').ariaSnapshot());
  await table.picture('phone-attack');
  assert.deepEqual(table.faults, []);
});
