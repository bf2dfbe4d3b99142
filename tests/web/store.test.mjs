// The browser's store answers as the store in memory does, and keeps what it has acknowledged (tests/web/store.rs).

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browser, folder, ROOT, serve } from './table.mjs';

test('a browser\'s store answers as the one in memory', async (t) => {
  const made = folder();
  fs.cpSync(path.join(ROOT, 'target/web-tests/store'), made, { recursive: true });
  // The window starts with the program; here it finds no page to be in, and says so.
  const heard = 'var tableside = { failed: (why) => console.log(why) };';
  fs.writeFileSync(path.join(made, 'index.html'), `<!doctype html><title>store</title><script>${heard}</script>`);
  const { url, close } = await serve(made);
  t.after(close);
  for (const seed of [1, 2, 3]) {
    // A browser of its own each, so that each begins with an empty database.
    const page = await (await browser(t)).newPage();
    const said = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(url);
    const compared = page.evaluate(async (seed) => {
      const { default: start, compareStores } = await import('./store.js');
      await start({ module_or_path: new URL('store_bg.wasm', location) });
      return compareStores(seed);
    }, seed);
    const count = await compared.catch((error) => assert.fail(`${error}\n${said.join('\n')}`));
    assert.ok(count > 330, `${count} answers`);
  }
});
