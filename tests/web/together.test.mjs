// One table on many devices, as it goes: how soon one is at it, what a phone has missed in a pocket, a host that says nothing
// any more, and six devices through an attack while each phone is loaded again and killed.

import test from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { browser, folder, leader, PATIENCE, PHONE, several, Table, until } from './table.mjs';
import { phone, started, undo, way } from './host.mjs';

/** Where the machine has nothing else to do the times are held to what was promised. */
const STRICT = Boolean(process.env.TABLESIDE_WEB_LOAD);

/** Waits until a table would take back just this. */
const shows = (table, label) => until(table.page, (label) =>
  document.querySelector('#tree [aria-label^="Undo: "]')?.getAttribute('aria-label') === label, label);

test('a phone is at the table with three taps, and on a warm page within five seconds', async (t) => {
  const host = await started(t);
  const [context] = await several(t, 1);
  await (await Table.open(context, new URL('/', host.shared.url).href)).page.close();
  const begun = Date.now();
  const table = await Table.open(context, host.shared.url);
  await table.tap('textbox', 'Your name');
  await table.page.keyboard.type('Eva');
  await table.press('Join');
  // Nobody of that name plays: who sits at this phone is asked.
  await table.press('Just watching');
  await table.button(/^Undo: /).waitFor();
  const took = Date.now() - begun;
  console.log(`from the scan to the table, typing included: ${took} ms, ${table.taps} taps`);
  assert.ok(table.taps <= 3, `${table.taps} taps`);
  if (STRICT) assert.ok(took < 5000, `${took} ms`);
  // The name is remembered: at the next evening it is one tap, and two where it is asked who sits here.
  await table.page.close();
  const again = await Table.open(context, host.shared.url);
  await again.press('Join');
  await again.press('Just watching');
  await again.button(/^Undo: /).waitFor();
  assert.ok(again.taps <= 2, `${again.taps} taps`);
  assert.deepEqual([...table.faults, ...again.faults], []);
});

test('promise 3: out of the pocket a phone is current within a second, the tenth time like the first', async (t) => {
  const host = await started(t);
  const [anna, profile] = [await phone(t, host, 'Anna'), folder()];
  const road = await way(t, host);
  const ben = await phone(t, host, 'Ben', browser(t, PHONE, profile), road.url);
  const pid = leader(profile);
  const times = [];
  for (let time = 0; time < 10; time += 1) {
    // In the pocket all of it stands still, and its connection ends; others go on.
    process.kill(-pid, 'SIGSTOP');
    road.cut();
    const before = await undo(anna);
    await anna.press(before);
    const now = await undo(anna);
    assert.notEqual(now, before);
    await sleep(500);
    const out = Date.now();
    process.kill(-pid, 'SIGCONT');
    await shows(ben, now);
    times.push(Date.now() - out);
  }
  console.log(`out of the pocket, until the table is current: ${times.join(', ')} ms`);
  const most = STRICT ? 1000 : 10_000;
  assert.ok(times.every((took) => took < most), times.join(', '));
});

test('promise 3: a host that falls silent is noticed within ten seconds, and one that speaks again within three', async (t) => {
  const host = await started(t);
  const anna = await phone(t, host, 'Anna');
  await anna.sees('1 here');
  host.program.kill('SIGSTOP');
  const begun = Date.now();
  await anna.button('1 here').or(anna.page.locator('#tree').getByText('1 here')).first().waitFor({ state: 'detached' });
  const noticed = Date.now() - begun;
  // It may have beaten just before; the page looks once a second.
  assert.ok(noticed > 4000 && noticed < (STRICT ? 11_500 : 15_000), `${noticed} ms`);
  await anna.press(await undo(anna));
  await anna.sees(/waiting/);
  host.program.kill('SIGCONT');
  const back = Date.now();
  await anna.sees('1 here');
  console.log(`silence noticed after ${noticed} ms, back ${Date.now() - back} ms after the host`);
  assert.ok(Date.now() - back < (STRICT ? 3000 : 10_000), `${Date.now() - back} ms`);
});

test('six devices through an attack of the barbarians, each phone loaded again and killed in the middle', async (t) => {
  const host = await started(t, 'cities-and-knights');
  const contexts = await several(t, 6);
  const tables = [];
  for (const name of ['Peter', 'Carol', 'Jane']) tables.push(await phone(t, host, name, contexts[tables.length]));
  for (const name of ['Eva', 'Filip']) {
    const table = await Table.open(contexts[tables.length], host.shared.url);
    await table.tap('textbox', 'Your name');
    await table.page.keyboard.type(name);
    await table.press('Join');
    await table.press('Just watching');
    tables.push(table);
  }
  const far = await Table.open(contexts[5], host.shared.far);
  await far.tap('textbox', 'Your name');
  await far.page.keyboard.type('TV');
  await far.press('Join');
  await tables[0].sees('6 here');
  const roll = (white, red) => async (table) => {
    await table.press(`White die: ${white}`);
    await table.press(`Red die: ${red}`);
    await table.press('Event die: ship');
  };
  const next = (table) => table.tap(table.button(/^Next: /).first());
  // The ship is two steps off: one comes with Jane's roll, the attack with Peter's.
  const steps = [next, next, roll(1, 3), next, next, roll(2, 6), (table) => table.press('Resolve attack')];
  for (const [at, step] of steps.entries()) {
    const [who, reloaded, killed] = [0, 1, 2].map((more) => (at + more) % tables.length);
    const entries = host.entries();
    await step(tables[who]);
    const end = Date.now() + PATIENCE;
    while (host.entries() === entries) {
      assert.ok(Date.now() < end, `step ${at} is not on the host’s disk`);
      await sleep(100);
    }
    const label = await undo(tables[who]);
    // Each phone once; the first two steps after that are entered in peace.
    if (at < tables.length) {
      await tables[reloaded].page.reload();
      await tables[reloaded].ready();
      await tables[killed].page.close();
      tables[killed] = await Table.open(contexts[killed], new URL('/', host.shared.url).href);
    }
    for (const table of tables) await shows(table, label);
  }
  for (const table of tables) await table.button('Resolve attack').waitFor({ state: 'detached' });
  await far.sees(/Jane/);
  assert.equal(await far.button(/^Undo: /).count(), 0, 'the far view only shows the table');
  assert.ok((await tables[1].picture('together-after-the-attack')).colors > 50);
  assert.ok((await far.picture('together-far')).colors > 20);
  assert.deepEqual([...tables, far].flatMap((table) => table.faults), []);
});
