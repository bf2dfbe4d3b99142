// What a first visit costs: the bytes of the program, and the time to the first picture, beside an empty program of the
// same kind in the same browser (tests/web/empty.rs).

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { browser, DIST, folder, ROOT, serve, SHARP, until } from './table.mjs';

/** How often each is opened; the middle time counts. */
const TIMES = 7;

/** A phone of the middle, on an everyday network: a processor four times slower, and 9 million bits a second. */
const SLOW = { cpu: 4, network: { offline: false, latency: 40, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 } };

/** The empty program on a page that loads it as the program's page does. */
function emptySite() {
  const site = folder();
  fs.cpSync(path.join(ROOT, 'target/web-tests/empty'), site, { recursive: true });
  fs.writeFileSync(path.join(site, 'index.html'), `<!doctype html><meta charset="utf-8"><title>empty</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="preload" href="empty_bg.wasm" as="fetch" type="application/wasm" crossorigin>
    <link rel="modulepreload" href="empty.js">
    <style>html, body { margin: 0; height: 100%; } #app { position: fixed; inset: 0; width: 100%; height: 100%; }</style>
    <canvas id="app"></canvas>
    <script type="module">
      let frames = 0;
      window.tableside = { rest: () => frames++ || queueMicrotask(() => performance.mark('first picture')) };
      const { default: init } = await import('./empty.js');
      await init({ module_or_path: new URL('empty_bg.wasm', location) });
    </script>`);
  return site;
}

/** Opens a page in a browser that has never seen it, and gives the time until its first picture, in milliseconds. */
async function firstPicture(t, url, slow) {
  const context = await browser(t, SHARP);
  const page = await context.newPage();
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow.network);
  }
  await page.goto(url);
  const drawn = () => performance.getEntriesByName('first picture')[0]?.startTime;
  const time = await until(page, drawn, null, 100);
  await context.close();
  return time;
}

const middle = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

/** The middle times of both, opened in turns, so that whatever else the machine does is borne by both. */
async function compared(t, urls, times, slow) {
  const all = urls.map(() => []);
  for (let turn = 0; turn < times; turn += 1) {
    for (const [index, url] of urls.entries()) all[index].push(await firstPicture(t, url, slow));
  }
  const [ours, empty] = all.map(middle);
  return { ours, empty };
}

/** What a host weighs that zips each file anew; `./web` has more time for it. */
const weight = (file) => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length;
const millions = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const program = () => {
  const build = fs.readdirSync(DIST).find((name) => fs.existsSync(path.join(DIST, name, 'tableside_bg.wasm')));
  return path.join(DIST, build, 'tableside_bg.wasm');
};
const empty = path.join(ROOT, 'target/web-tests/empty/empty_bg.wasm');

// What a person waits for is the first picture, below; the bytes are told and not held.
test('the program’s two parts lie zipped beside themselves, and their weight is told beside that of an empty program', (t) => {
  for (const file of [program(), path.join(path.dirname(program()), 'later.wasm')]) {
    const whole = fs.readFileSync(file);
    const [zipped, smaller] = ['gz', 'br'].map((end) => fs.readFileSync(`${file}.${end}`));
    t.diagnostic(`${path.basename(file)}: ${millions(whole.length)}, ${millions(zipped.length)} gzipped, ${millions(smaller.length)} by Brotli`);
    assert.deepEqual(zlib.gunzipSync(zipped), whole);
    assert.deepEqual(zlib.brotliDecompressSync(smaller), whole);
  }
  t.diagnostic(`an empty program: ${millions(weight(empty))} gzipped`);
});

// The goal is 1.3 times. It is told and not held: both times are those of the machine at that moment.
test('the first picture comes, and its time is told beside that of an empty program', async (t) => {
  const sites = [await serve(), await serve(emptySite())];
  t.after(() => Promise.all(sites.map((site) => site.close())));
  const urls = sites.map((site) => site.url);
  const say = (what, { ours, empty }) => {
    const ratio = (ours / empty).toFixed(2);
    t.diagnostic(`${what}: first picture after ${ours.toFixed(0)} ms, ${ratio} times the ${empty.toFixed(0)} ms of an empty program`);
    assert.ok(ours > 0 && empty > 0);
  };
  // The server zips each file once, which is not to be measured.
  await compared(t, urls, 1);
  say('this machine', await compared(t, urls, TIMES));
  say('a slow phone', await compared(t, urls, 3, SLOW));
});
