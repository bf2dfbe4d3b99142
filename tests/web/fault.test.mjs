// A page that cannot run the program, or in which it comes to its end, says so in both languages and gives out the plays.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browser, DESKTOP, folder, serve, Table } from './table.mjs';

const LACKS = {
  WebAssembly: ['This browser is too old', 'je pro Tableside příliš starý', 'delete window.WebAssembly'],
  // As before Firefox 89 and Safari 16.4, which take no program with such instructions; Chrome before 97 takes none on a
  // page that allows no other code either.
  'vector instructions': ['which needs Chrome 97, Edge 97, Firefox 89, Safari 16.4', 'Stačí Chrome 97, Edge 97, Firefox 89, Safari 16.4 nebo',
    'WebAssembly.validate = () => false;'],
  // Without WebGL 2 it still draws with its elder.
  WebGL: ['it has no WebGL. Turn on hardware acceleration', 'chybí mu WebGL', `const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest); };`],
};

for (const [what, [english, czech, script]] of Object.entries(LACKS)) {
  test(`a browser without ${what} is told in words`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const context = await browser(t, DESKTOP);
    await context.addInitScript(script);
    const page = await context.newPage();
    const programs = [];
    page.on('request', (request) => request.url().endsWith('.wasm') && programs.push(request.url()));
    await page.goto(url);
    const fault = page.getByRole('alert');
    await fault.getByText(english).waitFor();
    assert.equal(await fault.getByText(czech).getAttribute('lang'), 'cs');
    // What cannot run is not loaded either.
    if (what !== 'WebGL') assert.deepEqual(programs, []);
    // The plays can be had all the same; here there are none.
    await fault.getByRole('button', { name: /Save all plays/ }).click();
    await fault.getByText('No plays are kept').waitFor();
    await page.screenshot(process.env.TABLESIDE_PICTURES ? { path: `${process.env.TABLESIDE_PICTURES}/fault-${what}.png` } : {});
  });
}

test('a crash is told, and all plays go out as a file that can be read', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, DESKTOP);
  const table = await Table.open(context, url);
  await table.press('Make an example play');
  await table.button(/^Amun-Re/).first().waitFor();
  await table.page.evaluate('setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); })');
  await table.page.getByRole('alert').getByText('Tableside has stopped').waitFor();
  const download = table.page.waitForEvent('download');
  await table.page.getByRole('button', { name: /Save all plays/ }).click();
  const file = path.join(folder(), 'plays.json');
  await (await download).saveAs(file);
  assert.equal(JSON.parse(fs.readFileSync(file, 'utf8')).plays.length, 2);

  const other = await Table.open(await browser(t, DESKTOP), url);
  await other.read(file, 'Amun-Re');
});
