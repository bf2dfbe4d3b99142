// The browser is killed while somebody taps: whatever the page has shown as entered is there after the restart. And what is
// tapped while there is no room is not shown as kept, and is written when there is.
//
// A few times, or as often as the environment's TABLESIDE_WEB_KILLS says.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { browser, DESKTOP, folder, leader, PATIENCE, serve, Table, until } from './table.mjs';
import { beside, records } from './raw.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };
const KILLS = Number(process.env.TABLESIDE_WEB_KILLS ?? 2);

/** The longest time between the first tap that was shown and the kill, in milliseconds. */
const LONGEST = 1500;

/** How the button for one more point begins, and what stands before the points. */
const [PLUS, POINTS] = ['Anna: Points, plus 1', 'Anna: Points: '];

/** The points on the screen; null while there is no play. */
const shown = ([plus, points]) => {
  const names = [...document.querySelectorAll('#tree [id]')].map((one) => one.getAttribute('aria-label') ?? one.textContent);
  if (!names.includes(plus)) return null;
  const found = names.find((name) => name.startsWith(points));
  return { points: Number.parseInt(found?.slice(points.length) ?? '', 10) || 0 };
};

/** The points that the page shows as soon as it shows the play. */
async function pointsOf(table) {
  return (await until(table.page, shown, [PLUS, POINTS])).points;
}

/** Taps until the page is gone; `said` gets what the screen has shown. */
async function tapUntilKilled(page, said) {
  page.on('console', (message) => {
    const words = /^shown (\d+)$/.exec(message.text());
    if (words) said.push(Number(words[1]));
  });
  await page.evaluate(([plus, points]) => {
    let last = null;
    setInterval(() => {
      const all = [...document.querySelectorAll('#tree [id]')];
      const name = (one) => one.getAttribute('aria-label') ?? one.textContent;
      const button = all.find((one) => name(one) === plus);
      const found = all.map(name).find((words) => words.startsWith(points));
      const now = Number.parseInt(found?.slice(points.length) ?? '', 10) || 0;
      if (!button || now === last) return;
      // What is shown first was tapped before.
      if (last !== null) console.log(`shown ${now}`);
      last = now;
      button.click();
    }, 4);
  }, [PLUS, POINTS]);
}

test('whatever the killed browser has shown is there when it starts again', { timeout: (KILLS + 2) * PATIENCE }, async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const profile = folder();
  let table = await Table.open(await browser(t, SMALL, profile), url);
  await table.begin(['Anna', 'Ben'], [], 'Score sheet');
  let [taps, lost] = [0, []];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const said = [];
    await tapUntilKilled(table.page, said);
    const end = Date.now() + PATIENCE;
    while (said.length === 0 && Date.now() < end) await sleep(5);
    assert.ok(said.length > 0, 'the page shows no tap');
    await sleep(Math.random() * LONGEST);
    const pid = leader(profile);
    process.kill(-pid, 'SIGKILL');
    while (fs.existsSync(`/proc/${pid}`)) await sleep(5);
    // What it has said last may still have been on its way to this program.
    await sleep(50);
    const last = said.at(-1);
    taps += said.length;
    table = await Table.open(await browser(t, SMALL, profile), url);
    const found = await pointsOf(table);
    // The tap that was on its way may be there too, and no more.
    if (found < last || found > last + 1) lost.push(`shown ${last}, found ${found}`);
    assert.equal(await table.page.locator('#tree').getByText(/damaged/i).count(), 0);
    assert.deepEqual(table.faults, []);
  }
  console.log(`the browser while tapping: ${KILLS} kills, ${taps} taps shown, ${lost.length} lost`);
  assert.deepEqual(lost, []);
});

test('what is tapped while the quota is exhausted is not shown as kept, and is written when there is room', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  const table = await Table.open(context, url);
  await table.begin(['Anna', 'Ben'], [], 'Score sheet');
  await table.press(PLUS);
  const session = await context.newCDPSession(table.page);
  const origin = new URL(url).origin;
  const quota = async (full) => {
    // Chromium counts anew what there is room for when a store is opened again, a while after it was closed.
    if (full) await table.page.goto('about:blank').then(() => sleep(3000));
    await session.send('Storage.overrideQuotaForOrigin', full ? { origin, quotaSize: 1 } : { origin });
    if (full) await table.page.goto(url).then(() => table.ready());
  };
  await quota(true);
  const before = await pointsOf(table);
  const page = await beside(context, url);
  const lines = async () => Object.keys(await records(page, 'lines')).length;
  const kept = await lines();
  await table.page.bringToFront();
  for (let tap = 0; tap < 4; tap += 1) await table.press(PLUS);
  await table.button('Try again').waitFor();
  await table.sees(/not saved/i);
  assert.equal(await table.button('Try again').count(), 1, 'it is said once');
  assert.equal(await lines(), kept, 'nothing was kept');
  assert.equal(await pointsOf(table), before + 4, 'what was tapped is still there');
  await quota(false);
  await table.press('Try again');
  await table.button('Try again').waitFor({ state: 'detached' });
  assert.ok((await lines()) > kept);
  await table.page.reload();
  assert.equal(await pointsOf(table), before + 4);
});
