// One table on many devices: the pages of two phones at what `tableside host` shares, and a host that is gone for a while.

import test from 'node:test';
import assert from 'node:assert/strict';
import path from 'node:path';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { browser, DIST, folder, ROOT, Table } from './table.mjs';

const PROGRAM = path.join(ROOT, 'target/debug/tableside');

/** A host of the half-way example, which can be ended and started again at the same address. */
class Host {
  constructor() {
    this.folder = folder();
    this.ask('demo');
    this.play = this.plays().find((play) => play.game === 'amun-re' && !play.finished).id;
  }

  ask(...words) {
    return execFileSync(PROGRAM, ['--data', this.folder, '--lang', 'en', ...words]);
  }

  plays() {
    return JSON.parse(this.ask('plays', '--json'));
  }

  /** How many entries are on the host's disk. */
  entries() {
    const file = path.join(folder(), 'play.json');
    this.ask('export', this.play, file);
    return JSON.parse(execFileSync('cat', [file])).entries.length;
  }

  async start() {
    const words = ['--data', this.folder, '--lang', 'en', 'host', this.play, '--page', DIST, '--json'];
    if (this.shared) words.push('--listen', new URL(this.shared.url).host);
    this.program = spawn(PROGRAM, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface(this.program.stdout), 'line');
    this.shared = JSON.parse(line);
  }

  async kill() {
    const ended = once(this.program, 'exit');
    this.program.kill('SIGKILL');
    await ended;
  }
}

async function started(t) {
  const host = new Host();
  await host.start();
  t.after(() => host.program.kill('SIGKILL'));
  return host;
}

/** A phone that scans the host's picture, and sits down under this name. */
async function phone(t, host, name, profile = folder()) {
  const context = await browser(t, undefined, profile);
  const table = await Table.open(context, host.shared.url);
  await table.button('Join').waitFor();
  assert.ok(!table.page.url().includes(host.shared.key), 'the key is no longer in the address bar');
  await table.tap('textbox', 'Your name');
  await table.page.keyboard.type(name);
  await table.press('Join');
  await table.button(/^Undo: /).waitFor();
  return table;
}

const undo = (table) => table.button(/^Undo: /).first().getAttribute('aria-label');

test('what one phone enters is on the other one and on the host’s disk', async (t) => {
  const host = await started(t);
  const anna = await phone(t, host, 'Anna');
  await anna.sees('1 here');
  const ben = await phone(t, host, 'Ben');
  await anna.sees('2 here');
  const [before, entries] = [await undo(ben), host.entries()];
  await anna.press(before);
  const now = await undo(anna);
  assert.notEqual(now, before);
  await ben.button(now).waitFor();
  assert.equal(host.entries(), entries + 1);
  assert.ok((await anna.picture('sharing')).colors > 50);
  assert.deepEqual([...anna.faults, ...ben.faults], []);
});

test('what is entered while the host is gone waits through a reload, and is in when the host is back', async (t) => {
  const host = await started(t);
  const anna = await phone(t, host, 'Anna');
  const entries = host.entries();
  await host.kill();
  await anna.sees(/not connected/);
  await anna.press(await undo(anna));
  await anna.sees('not connected · 1 waiting');
  assert.equal(host.entries(), entries);
  await host.start();
  // Loaded again before it has noticed: the page comes from the host, the entry from this phone’s own disk.
  await anna.page.reload();
  await anna.ready();
  await anna.sees('1 here');
  assert.equal(host.entries(), entries + 1);
});
