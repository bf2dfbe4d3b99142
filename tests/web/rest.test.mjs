// Rest, without a browser: of the frames that the program asks for all the time, those are let through that there is a reason
// for, whoever else asks, and whatever the functions are that it hands over.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';

/** A page that has loaded rest.js; `frame` is its next picture, `later` its next timers. */
async function page() {
  const asked = { frames: [], timers: [] };
  let number = 0;
  const ask = (list) => (f) => { list.push([++number, f]); return number; };
  const forget = (list) => (id) => list.splice(0, list.length, ...list.filter(([other]) => other !== id));
  const heard = new Map();
  const listens = { addEventListener: (name, f) => heard.set(name, f) };
  globalThis.window = {
    ...listens,
    requestAnimationFrame: ask(asked.frames),
    cancelAnimationFrame: forget(asked.frames),
    setTimeout: ask(asked.timers),
    clearTimeout: forget(asked.timers),
  };
  globalThis.document = { ...listens, hidden: false };
  globalThis.matchMedia = () => listens;
  const text = fs.readFileSync(new URL('../../assets/web/rest.js', import.meta.url), 'utf8');
  // Each page has one of its own.
  const rest = await import(`data:text/javascript,${encodeURIComponent(`${text}// ${Math.random()}`)}`);
  const run = (list) => list.splice(0).forEach(([, f]) => f());
  return { ...rest, asked, heard, frame: () => run(asked.frames), later: () => run(asked.timers) };
}

/** The program: in each of its frames it asks for the next one, as eframe does. */
function program() {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    if (document.hidden) window.setTimeout(draw, 10);
    else window.requestAnimationFrame(draw);
  };
  window.requestAnimationFrame(draw);
  return () => drawn;
}

const frames = (page, many) => { for (let i = 0; i < many; i += 1) page.frame(); };

test('the first frames come, and then none before there is a reason', async () => {
  const here = await page();
  const drawn = program();
  frames(here, 20);
  assert.equal(drawn(), 3);
  assert.ok(here.resting());
  assert.deepEqual([here.asked.frames.length, here.asked.timers.length], [0, 0]);
  for (const input of ['pointerdown', 'keydown', 'resize']) {
    const before = drawn();
    here.heard.get(input)();
    frames(here, 20);
    assert.equal(drawn() - before, 3, input);
  }
});

test('the program names its next frame', async () => {
  const here = await page();
  const drawn = program();
  frames(here, 20);
  here.rest(0);
  frames(here, 20);
  assert.equal(drawn(), 5);
  here.rest(500);
  frames(here, 20);
  assert.deepEqual([drawn(), here.asked.timers.length], [5, 1]);
  here.later();
  frames(here, 20);
  assert.equal(drawn(), 8);
  here.rest(Infinity);
  assert.equal(here.asked.timers.length, 0);
});

test('whoever else asks for frames takes none from the program', async () => {
  for (const first of [true, false]) {
    const here = await page();
    let others = first ? program() : null;
    const drawn = program();
    others ??= program();
    frames(here, 20);
    assert.deepEqual([drawn(), others()], [3, 3]);
    here.heard.get('pointerdown')();
    frames(here, 20);
    assert.deepEqual([drawn(), others()], [6, 6]);
  }
});

test('a hidden page rests too, and a seen one goes on at once', async () => {
  const here = await page();
  const drawn = program();
  // It is hidden while a frame is on its way, which comes only when it is seen again.
  document.hidden = true;
  const waiting = here.asked.frames.splice(0);
  here.heard.get('visibilitychange')();
  window.setTimeout(waiting.at(-1)[1], 10);
  for (let i = 0; i < 20; i += 1) here.later();
  const hidden = drawn();
  assert.ok(hidden >= 3 && here.resting(), `${hidden}`);
  // Other timers go their way.
  let rang = false;
  window.setTimeout(() => { rang = true; }, 100);
  here.later();
  assert.ok(rang);
  document.hidden = false;
  here.heard.get('visibilitychange')();
  frames(here, 20);
  assert.equal(drawn() - hidden, 3);
});

test('a request that is taken back is not called', async () => {
  const here = await page();
  const drawn = program();
  frames(here, 20);
  let called = false;
  const id = window.requestAnimationFrame(() => { called = true; });
  window.cancelAnimationFrame(id);
  here.wake();
  frames(here, 20);
  assert.deepEqual([called, drawn()], [false, 6]);
});
