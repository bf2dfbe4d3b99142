// Each screen in the browser: painted, with its controls, and without a fault. TABLESIDE_PICTURES=DIR keeps the pictures.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, DESKTOP, serve, SHARP, Table } from './table.mjs';

for (const [name, options] of Object.entries({ phone: SHARP, desktop: DESKTOP })) {
  test(`the screens on a ${name}`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const table = await Table.open(await browser(t, options), url);
    const look = async (screen) => {
      const { colors } = await table.picture(`${name}-${screen}`);
      assert.ok(colors > 50, `${screen} has ${colors} colors`);
    };
    const menu = async (words) => {
      await table.press('More');
      await table.tap('button', words);
    };
    await look('empty');
    await table.press('New play');
    await look('new-play');
    await table.press('Back');
    await table.press('Make an example play');
    await table.button(/^Amun-Re/).nth(1).waitFor();
    await look('home');
    for (const [words, screen] of [[/^Trash/, 'trash'], [/^Messages/, 'messages'], [/^Settings/, 'settings'], [/^Help/, 'help']]) {
      await menu(words);
      await look(screen);
      await table.press('Back');
    }
    await table.open('Amun-Re');
    await look('table');
    assert.deepEqual(table.faults, []);
  });
}
