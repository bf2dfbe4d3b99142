// What a first visit costs: the bytes of the program, and the time to the first picture.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { browser, DIST, PHONE, serve, Table } from './table.mjs';

/** The most that the program may weigh, gzipped, in bytes: what it weighs now, and some. The goal is 1.6 million. */
const MOST = 2.5e6;

test('the program is small enough for a first visit', async (t) => {
  const build = fs.readdirSync(DIST).find((name) => fs.existsSync(path.join(DIST, name, 'tableside_bg.wasm')));
  const program = fs.readFileSync(path.join(DIST, build, 'tableside_bg.wasm'));
  const zipped = zlib.gzipSync(program, { level: 9 }).length;
  t.diagnostic(`${(program.length / 1e6).toFixed(2)} MB, ${(zipped / 1e6).toFixed(2)} MB gzipped`);
  assert.ok(zipped <= MOST, `${zipped}`);

  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, PHONE), url);
  const first = await table.page.evaluate('performance.getEntriesByName("first picture")[0].startTime');
  t.diagnostic(`first picture after ${first.toFixed(0)} ms on this machine`);
});
