// Six devices at one table, in one Chromium: a sacrifice of Amun-Re that nobody can read before the reveal, an attack of the
// barbarians, and every phone reloaded or killed in the middle. At a private address a page is not a secure one; where this
// machine has no such address, it is its own.

import test from 'node:test';
import assert from 'node:assert/strict';
import path from 'node:path';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DIST, folder, PHONE, ROOT, several, Table } from './table.mjs';

const PROGRAM = path.join(ROOT, 'target/debug/tableside');

/** A host of the half-way example of a game. */
async function host(t, game) {
  const made = folder();
  const ask = (...words) => execFileSync(PROGRAM, ['--data', made, '--lang', 'en', ...words]);
  ask('demo');
  const { id } = JSON.parse(ask('plays', '--json')).find((play) => play.game === game && !play.finished);
  const program = spawn(PROGRAM, ['--data', made, '--lang', 'en', 'host', id, '--page', DIST, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => program.kill('SIGKILL'));
  const [line] = await once(createInterface(program.stdout), 'line');
  const lines = () => {
    const file = path.join(folder(), 'play.json');
    ask('export', id, file);
    return JSON.parse(execFileSync('cat', [file])).entries;
  };
  return { made, lines, ...JSON.parse(line) };
}

/** A device at the table; `heard` is all that has come and gone on its websockets. */
class Seat {
  constructor(context, name) {
    Object.assign(this, { context, name, heard: [] });
  }

  listen(page) {
    page.on('websocket', (socket) => {
      for (const way of ['framesent', 'framereceived']) socket.on(way, ({ payload }) => this.heard.push(String(payload)));
    });
  }

  async join(url) {
    this.context.on('page', (page) => this.listen(page));
    this.table = await Table.open(this.context, url);
    await this.table.button('Join').waitFor();
    await this.table.tap('textbox', 'Your name');
    await this.table.page.keyboard.type(this.name);
    await this.table.press('Join');
    await this.here();
  }

  /** Waits until the table is shown; whoever plays no seat only watches. */
  async here() {
    const watching = this.table.button('Just watching');
    const shown = this.table.page.locator('#tree').getByText(/\d here/).first();
    await watching.or(shown).first().waitFor();
    if (await watching.isVisible()) await this.table.tap(watching);
    await shown.waitFor();
  }

  async reload() {
    await this.table.page.reload();
    await this.table.ready();
    await this.here();
  }

  /** The page ends without a word, and is opened again from nothing but what is on the phone's disk. */
  async killed(game) {
    const { origin } = new URL(this.table.page.url());
    await this.table.page.close({ runBeforeUnload: false });
    this.table = await Table.open(this.context, `${origin}/`);
    await this.table.settled();
    const row = this.table.button(new RegExp(`^${game}`)).first();
    const shown = this.table.page.locator('#tree').getByText(/\d here/).first();
    await row.or(shown).first().waitFor();
    // Where it stands in the list of plays it is opened there.
    if (!(await shown.isVisible())) await this.table.tap(row);
    await this.here();
  }

  /** All that a reader of this device's page and of its databases could find. */
  async everything() {
    return this.table.page.evaluate(async () => {
      const found = [document.documentElement.outerHTML, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
      const done = (request) => new Promise((give, fail) => {
        request.onsuccess = () => give(request.result);
        request.onerror = () => fail(request.error);
      });
      for (const { name } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          found.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())));
        }
        database.close();
      }
      return found.join('\n');
    });
  }
}

async function six(t, shared, names) {
  const contexts = await several(t, 6, PHONE);
  const seats = names.map((name, at) => new Seat(contexts[at], name));
  // One after the other, as people scan a code.
  for (const seat of seats) await seat.join(shared.url);
  await seats[0].table.sees('6 here');
  return seats;
}

const faults = (seats) => seats.flatMap((seat) => seat.table.faults.filter((fault) => !/WebSocket/.test(fault)));

test('a sacrifice of six devices, of which nobody reads an offering before all are in', async (t) => {
  const shared = await host(t, 'amun-re');
  const seats = await six(t, shared, ['Anna', 'Ben', 'Cyril', 'Dana', 'Eva', 'Filip']);
  const [anna, ben, cyril, dana, eva] = seats;
  // Three of the four have offered in the open there.
  for (let taken = 0; taken < 3; taken += 1) await eva.table.tap(eva.table.button(/^Undo: /).first());
  const before = shared.lines().length;
  // Nobody else ever has such a number in the play: 17 gold.
  const offer = async ({ table, name }, amount) => {
    if (!(await table.button('OK').isVisible())) await table.press(`${name}: offering: not entered yet`);
    for (const figure of amount) await table.press(figure);
    await table.press('OK');
  };
  for (const seat of seats) seat.heard.length = 0;
  await offer(ben, '9');
  await offer(cyril, '7');
  await anna.table.sees(/Ben/);
  while (shared.lines().length < before + 2) await new Promise((go) => setTimeout(go, 200));
  const sealed = /"do":"offer"|"gold":9|"gold":7|gold\\?":\s*(9|7)\b/;
  for (const entry of shared.lines().slice(before)) assert.ok(!sealed.test(JSON.stringify(entry)), JSON.stringify(entry));
  for (const seat of seats) {
    assert.ok(!seat.heard.some((text) => sealed.test(text)), `${seat.name} has heard an offering`);
    if (seat === ben || seat === cyril) continue;
    const lines = (await seat.everything()).match(/.{0,80}"do\\*":\\*"open.{0,120}/g);
    assert.equal(lines, null, `${seat.name} can read an offering`);
  }
  const database = execFileSync('sh', ['-c', `find "${shared.made}" -type f -exec cat {} +`], { maxBuffer: 1 << 28 }).toString('latin1');
  assert.ok(database.includes('"do":"seal"') && !database.includes('"do":"open"'), 'the host’s database');
  // Every phone goes away in the middle.
  await ben.reload();
  await cyril.killed('Amun-Re');
  await anna.reload();
  await dana.killed('Amun-Re');
  await eva.reload();
  await offer(dana, '6');
  await offer(anna, '4');
  // 9 + 7 + 6 + 4 are 26.
  const confirm = /^Confirm · temple \d/;
  await anna.table.button(confirm).waitFor();
  for (const seat of seats) await seat.table.button(/^Undo: /).first().waitFor();
  const opened = () => shared.lines().filter((entry) => entry.number > before && JSON.stringify(entry).includes('"gold":9'));
  while (opened().length === 0) await new Promise((go) => setTimeout(go, 200));
  await anna.table.press(confirm);
  await anna.table.button(confirm).waitFor({ state: 'detached' });
  for (const seat of seats) await seat.table.button(confirm).waitFor({ state: 'detached' });
  assert.deepEqual(faults(seats), []);
});

test('an attack of the barbarians that six devices see, each of them loaded again or killed', async (t) => {
  const shared = await host(t, 'cities-and-knights');
  const seats = await six(t, shared, ['Peter', 'Carol', 'Jane', 'Eva', 'Filip', 'Gita']);
  const [peter, carol, jane, eva, filip, gita] = seats;
  const roll = async ({ table }, white, red, event) => {
    await table.press(`Plain die: ${white}`);
    await table.press(`Red die: ${red}`);
    await table.press(`Event die: ${event}`);
  };
  // The ship is two steps off: one comes with Jane's roll, the attack with Peter's.
  await carol.table.next();
  await carol.table.next();
  await jane.table.button('Event die: ship').waitFor();
  await roll(jane, 1, 3, 'ship');
  await Promise.all([peter.reload(), carol.killed('Cities')]);
  await Promise.all([eva.reload(), gita.reload()]);
  await jane.table.next();
  await jane.table.next();
  await peter.table.button('Event die: ship').waitFor();
  await roll(peter, 2, 6, 'ship');
  for (const seat of seats) await seat.table.button('Resolve attack').waitFor();
  await Promise.all([jane.killed('Cities'), filip.reload()]);
  await peter.table.press('Resolve attack');
  for (const seat of seats) {
    await seat.table.button('Resolve attack').waitFor({ state: 'detached' });
    await seat.table.button(/^Undo: /).first().waitFor();
  }
  assert.deepEqual(faults(seats), []);
});
