// Several fingers on one screen: everyone holds one, one is drawn, and the others follow clockwise.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, PHONE, serve, Table } from './table.mjs';

test('the first player is drawn among the fingers on the screen', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  const table = await Table.open(context, url, '#screen=first-player');
  const session = await context.newCDPSession(table.page);
  const touch = (type, ...points) => session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id, radiusX: 8, radiusY: 8 })),
  });
  await table.sees(/Put your fingers on this field/);
  const field = await table.page.locator('#tree').getByText(/Put your fingers on this field/).boundingBox();
  const at = (right, down) => [field.x + right * field.width, field.y + down * field.height];
  const [one, two, three] = [at(0.2, 0.5), at(0.8, 0.4), at(0.5, 0.85)];

  await touch('touchStart', one);
  await table.sees(/One finger so far/);
  await touch('touchStart', one, two);
  await table.sees('2 fingers. Keep still…');
  await touch('touchStart', one, two, three);
  await table.sees('3 fingers. Keep still…');
  // Fingers tremble; that moves neither the page nor the draw.
  const trembling = ([x, y]) => [x + 3, y - 2];
  await touch('touchMove', ...[one, two, three].map(trembling));
  await table.sees('Number 1 goes first, then clockwise to number 3.');
  await table.picture('fingers');
  const still = await table.page.locator('#tree').getByText(/Number 1 goes first/).boundingBox();
  assert.deepEqual([still.x, still.y], [field.x, field.y]);
  assert.equal(await table.page.evaluate('visualViewport.scale'), 1);

  await touch('touchEnd');
  await table.settled();
  await table.sees('Number 1 goes first, then clockwise to number 3.');
  // The next round begins with the next finger, and one that leaves in time is not drawn.
  await touch('touchStart', one);
  await touch('touchStart', one, two);
  await table.sees('2 fingers. Keep still…');
  await touch('touchEnd', one);
  await table.sees(/One finger so far/);
  await touch('touchEnd');
  assert.deepEqual(table.faults, []);
});
