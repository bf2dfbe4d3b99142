// The program in two parts: what the first picture takes, and all else a moment later.

import test from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { record, VISITS } from './first-picture.mjs';
import { browser, DESKTOP, ROOT, serve, SHARP, Table, until } from './table.mjs';

const PROGRAM = path.join(ROOT, process.env.TABLESIDE_PAGE_PROGRAM ?? 'target/web/wasm32-unknown-unknown/web-quick/tableside.wasm');
const PARTS = path.join(ROOT, 'target/web-tests/parts');
const LIST = path.join(ROOT, 'target/web-tests/first-picture.txt');

const pack = (...how) => execFileSync(path.join(ROOT, 'target/web-tool/debug/web-tool'), ['pack', PROGRAM, PARTS, ...how], { cwd: ROOT });

/** Serves a folder to a new device; what it asks for of the later part waits for `send`. */
async function device(t, folder, options = SHARP) {
  const { url, close } = await serve(folder);
  t.after(close);
  const context = await browser(t, options);
  let send;
  const sent = new Promise((go) => { send = go; });
  await context.route('**/later.wasm*', async (route) => {
    await sent;
    await route.continue();
  });
  return { url, context, send };
}

const here = 'document.getElementById("later") === null';

/** The folder with the program taken apart by what a first picture takes, which is found out once. */
let taken = null;
async function apart(t) {
  if (!taken) {
    pack('--record');
    // As the device below.
    taken = await record(t, PARTS, VISITS.slice(0, 1));
    assert.ok(taken.length > 500, `${taken.length} functions`);
    fs.writeFileSync(LIST, taken.join('\n'));
  }
  pack('--quick', '--first', LIST);
  const size = (name) => fs.statSync(path.join(PARTS, fs.readdirSync(PARTS).find((build) => /^[0-9a-f]{16}$/.test(build)), name)).size;
  return { first: size('tableside_bg.wasm'), later: size('later.wasm') };
}

for (const [what, options] of [['a phone', SHARP], ['a desktop in Czech', { ...DESKTOP, locale: 'cs-CZ', colorScheme: 'dark' }]]) {
  test(`the first picture of the page as it was built does without the later part, on ${what}`, async (t) => {
    const { url, context } = await device(t, undefined, options);
    const page = await context.newPage();
    await page.goto(url);
    await until(page, 'performance.getEntriesByName("first picture").length');
    await page.waitForTimeout(1000);
    assert.equal(await page.evaluate(here), false);
    assert.equal(await page.evaluate('sessionStorage.getItem("whole")'), null, 'it begins anew: run scripts/first-picture');
  });
}

test('a first picture comes from the first part, and what is tapped then is done when the rest is here', async (t) => {
  const { first, later } = await apart(t);
  t.diagnostic(`the first part has ${first} bytes, the later one ${later}`);
  assert.ok(later > first / 2, 'hardly anything was left for later');
  const { url, context, send } = await device(t, PARTS);
  const page = await context.newPage();
  const table = new Table(page, true);
  await page.goto(url);
  await until(page, 'performance.getEntriesByName("first picture").length && tableside.resting()');
  const words = page.getByText('One moment: the rest is on its way.');
  assert.equal(await words.isVisible(), false);
  const button = await table.button('New play').boundingBox();
  const tap = async (y) => page.touchscreen.tap(button.x + button.width / 2, y);
  // What was tapped before is not wanted any more.
  await tap(4);
  await tap(button.y + button.height / 2);
  await words.waitFor();
  await page.waitForTimeout(500);
  assert.equal(await table.button('Amun-Re').count(), 0);
  send();
  await until(page, here);
  await table.button('Amun-Re').waitFor();
  await table.press('Back');
  await table.begin(['Abu', 'Betty', 'Cyril']);
  await table.next();
  assert.deepEqual(table.faults, []);

  // The next visits have all from the beginning.
  await until(page, 'Boolean(navigator.serviceWorker.controller)');
  await page.reload();
  await table.ready();
  assert.equal(await page.evaluate(here), true);
  assert.deepEqual(table.faults, []);
});

test('a first picture that takes more than the first part begins anew when all is here', async (t) => {
  await apart(t);
  // Without the words of the language there is no picture.
  fs.writeFileSync(LIST, taken.filter((name) => !name.includes('fluent')).join('\n'));
  pack('--quick', '--first', LIST);
  const { url, context, send } = await device(t, PARTS);
  const page = await context.newPage();
  let begun = 0;
  page.on('load', () => { begun += 1; });
  await page.goto(url);
  await until(page, 'sessionStorage.getItem("whole") === "yes"');
  assert.equal(await page.evaluate('document.getElementById("fault").hidden'), true);
  send();
  await until(page, 'tableside.frames > 1');
  await until(page, here);
  assert.equal(begun, 2);
  assert.equal(await page.evaluate('sessionStorage.getItem("whole")'), null);
  assert.equal(await page.evaluate('document.getElementById("fault").hidden'), true);
});
