// A host that shares an example play from the command line, and the phones that join it.

import assert from 'node:assert/strict';
import net from 'node:net';
import path from 'node:path';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { browser, DIST, folder, ROOT, Table } from './table.mjs';

export const PROGRAM = process.env.TABLESIDE_PROGRAM ?? path.join(ROOT, 'target/debug/tableside');

/** A host of the half-way example of a game, which can be ended and started again at the same address. */
export class Host {
  constructor(game = 'amun-re') {
    this.folder = folder();
    this.ask('demo');
    this.play = this.plays().find((play) => play.game === game && !play.finished).id;
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

/** One that runs, and ends with the test. */
export async function started(t, game) {
  const host = new Host(game);
  await host.start();
  t.after(() => host.program.kill('SIGKILL'));
  return host;
}

/** A phone that scans the host's picture, and sits down under this name. */
export async function phone(t, host, name, context = browser(t), url = host.shared.url) {
  const table = await Table.open(await context, url);
  await table.button('Join').waitFor();
  assert.ok(!table.page.url().includes(host.shared.key), 'the key is no longer in the address bar');
  await table.tap('textbox', 'Your name');
  await table.page.keyboard.type(name);
  await table.press('Join');
  await table.button(/^Undo: /).waitFor();
  return table;
}

/** What a table would take back next. */
export const undo = (table) => table.button(/^Undo: /).first().getAttribute('aria-label');

/** A way to a host that can be cut, with everything that is on it; it has an address of its own. */
export async function way(t, host) {
  const [open, at] = [new Set(), new URL(host.shared.url)];
  const server = net.createServer((device) => {
    const beyond = net.connect(Number(at.port), at.hostname);
    const own = `127.0.0.1:${server.address().port}`;
    // The host looks at what it is called.
    device.on('data', (bytes) => beyond.write(Buffer.from(bytes.toString('latin1').replaceAll(own, at.host), 'latin1')));
    beyond.on('data', (bytes) => device.write(bytes));
    for (const [one, other] of [[device, beyond], [beyond, device]]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => { open.delete(one); other.destroy(); });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => open.forEach((socket) => socket.destroy());
  t.after(() => { server.close(); cut(); });
  return { url: `http://127.0.0.1:${server.address().port}/${at.hash}`, cut };
}
