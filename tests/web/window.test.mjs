// The real window as the host and a phone beside it: the phone scans what the window shows, both enter, the phone is loaded
// again and killed, and the window is closed and opened again.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { browser, folder, leader, PHONE, Table, until } from './table.mjs';
import { Desk, noDesk } from './desk.mjs';

const why = noDesk();

/** Shares the play that the window shows, and reads its picture as a camera does. */
async function share(desk) {
  await desk.key('ctrl+shift+s');
  await desk.key('ctrl+Return');
  return desk.wait('a picture with a link', async () => (await desk.settled()).code());
}

/** What the phone would take back next. */
const undo = (table) => table.button(/^Undo: /).first().getAttribute('aria-label');

/** Waits until the phone would take back something else than before. */
async function changed(table, before) {
  const other = (before) => {
    const label = document.querySelector('#tree [aria-label^="Undo: "]')?.getAttribute('aria-label');
    return label && label !== before ? label : null;
  };
  return until(table.page, other, before);
}

test('the window shares its table with a phone, and neither loses what the other or itself has entered', { skip: why ?? false }, async (t) => {
  const desk = await Desk.setUp(t, [1280, 800]);
  desk.ask('demo');
  const play = JSON.parse(desk.ask('plays', '--json')).find(({ game, finished }) => game === 'amun-re' && !finished).id;
  const count = () => desk.entries(play).length;
  await desk.start('--lang', 'en', '--at', `play=${play}`);
  const url = await share(desk);
  await desk.picture('window-sharing');
  assert.match(url, /^http:\/\/[\d.]+:\d+\/#[0-9a-f]{32}$/);

  const profile = folder();
  let phone = await Table.open(await browser(t, PHONE, profile), url);
  await phone.button('Join').waitFor();
  await phone.picture('window-phone-joining');
  await phone.tap('textbox', 'Your name');
  await phone.page.keyboard.type('Dana');
  await phone.press('Join');
  await phone.sees('2 here');
  await desk.picture('window-with-a-phone');
  // The window goes back to the table and enters what the phone sees at once: Dana's offering.
  let before = await undo(phone);
  await desk.key('ctrl+t');
  await desk.type('4');
  const entries = count();
  await desk.key('Return');
  before = await changed(phone, before);
  assert.equal(count(), entries + 1);

  // The phone takes it back: the window shows that, and what it takes back next is what was before that.
  const shown = await desk.settled();
  await phone.press(before);
  before = await changed(phone, before);
  await desk.wait('what the phone has entered', async () => !(await desk.settled()).equals(shown));
  await desk.key('ctrl+z');
  before = await changed(phone, before);
  const [theirs, own] = desk.entries(play).slice(-2);
  assert.notEqual(theirs.by, own.by);
  assert.deepEqual([theirs.body.undo, own.body.undo].map((numbers) => numbers.length), [1, 1]);
  assert.ok(own.body.undo[0] < theirs.body.undo[0], 'the window knew of what the phone had taken back');

  // Loaded again, and killed: it comes back to the table by itself.
  await phone.page.reload();
  await phone.ready();
  await phone.sees('2 here');
  assert.equal(await undo(phone), before);
  const pid = leader(profile);
  process.kill(-pid, 'SIGKILL');
  while (fs.existsSync(`/proc/${pid}`)) await sleep(5);
  phone = await Table.open(await browser(t, PHONE, profile), new URL('/', url).href);
  await phone.sees('2 here');
  assert.equal(await undo(phone), before);

  // The window is closed; what the phone enters meanwhile waits, also through one more kill of it.
  const kept = count();
  await desk.kill();
  await phone.sees(/not connected/);
  await phone.press(before);
  await phone.sees('not connected · 1 waiting');
  await phone.picture('window-phone-alone');
  assert.equal(count(), kept);
  await desk.start('--lang', 'en');
  const again = await share(desk);
  assert.equal(new URL(again).host, new URL(url).host, 'at the address that the phone knows');
  assert.notEqual(new URL(again).hash, new URL(url).hash, 'by another key');
  await phone.sees('2 here');
  assert.equal(count(), kept + 1);
  await desk.picture('window-sharing-again');
  assert.deepEqual(phone.faults.filter((fault) => !/WebSocket|ERR_CONNECTION/.test(fault)), []);

  // Off again when the play is left: the phone reads on.
  await desk.key('ctrl+o');
  await phone.sees(/not connected/);
});
