// A phone around the program: its way back, its turning, its keyboard, its notch, its screen that goes dark, its settings.

import test from 'node:test';
import assert from 'node:assert/strict';
import { browser, PHONE, serve, Table, until } from './table.mjs';

test('the system leads back step by step, and out at the end', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, PHONE), url);
  await table.press('More');
  await table.button(/^Settings/).waitFor();
  await table.page.goBack();
  await table.button(/^Settings/).waitFor({ state: 'detached' });
  await table.press('More');
  await table.tap('button', /^Settings/);
  await table.find('switch', 'Motion').waitFor();
  await table.page.goBack();
  await table.button('New play').waitFor();
  await table.press('New play');
  await table.press('Back');
  await table.button('New play').waitFor();
  assert.equal(await table.page.evaluate('history.state.step'), 0);
  await table.page.goBack();
  assert.equal(table.page.url(), 'about:blank');
});

test('turning the phone loses nothing, and the keyboard comes for words alone', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, PHONE), url);
  const typing = () => table.page.evaluate('document.activeElement.tagName');
  await table.press('New play');
  assert.equal(await typing(), 'CANVAS');
  await table.tap('textbox', 'New name');
  assert.equal(await typing(), 'INPUT');
  await table.page.keyboard.type('Žofie');
  await table.settled();
  for (const viewport of [{ width: 844, height: 390 }, PHONE.viewport]) {
    await table.resize(viewport);
    await table.sees('Žofie');
    await inSight(table, viewport.height);
  }
  assert.deepEqual(table.faults, []);
});

/** The field is between the bars of a window of this height, and not on the upper bar's edge, where too far would lead. */
async function inSight(table, height) {
  const field = await table.find('textbox', 'New name').boundingBox();
  assert.ok(field.y > 100 && field.y + field.height < height - 60, `${field.y} in ${height}`);
}

// The window at each step of a keyboard's way into it: at once, or with the keyboard's motion.
const WAYS = {
  'at once': [400],
  'in a few steps': [760, 650, 540, 430, 400],
  'in many steps': Array.from({ length: 37 }, (_, step) => 832 - 12 * step),
};

for (const [way, steps] of Object.entries(WAYS)) {
  test(`the keyboard comes into the window ${way}, and the field stays above it`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const table = await Table.open(await browser(t, PHONE), url);
    // Those who have played before stand above the field, each in a row of their own.
    await table.begin(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `Maximiliana Bernadetta ${name}`), [], 'Cities & Knights');
    await table.press('Back');
    await table.press('New play');
    await table.tap('textbox', 'New name');
    const { width, height } = PHONE.viewport;
    const low = await table.find('textbox', 'New name').boundingBox();
    assert.ok(low.y > 400, 'it has to lie where the keyboard comes');
    for (const step of steps) await table.page.setViewportSize({ width, height: step });
    await table.fits(400);
    await inSight(table, 400);
    await table.resize({ width, height });
    await inSight(table, height);
  });

  test(`the keyboard comes over the page ${way}, and the window ends above it`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const context = await browser(t, PHONE);
    // As Safari on a phone does it: the page stays as high as it was, and less of it can be seen.
    await context.addInitScript(`
      window.seen = Object.assign(new EventTarget(), { scale: 1, height: 844 });
      Object.defineProperty(window, 'visualViewport', { value: seen });
      window.covered = (height) => { seen.height = height; seen.dispatchEvent(new Event('resize')); };
      // The browser's own: the page lets frames through only where the program has a reason for one.
      window.nextFrame = requestAnimationFrame.bind(window);`);
    const table = await Table.open(context, url);
    await table.press('New play');
    await table.tap('textbox', 'New name');
    for (const step of steps) {
      await table.page.evaluate((height) => new Promise((drawn) => { covered(height); nextFrame(drawn); }), step);
    }
    await table.fits(400);
    await inSight(table, 400);
    // Said again, or while the page is zoomed, it changes nothing.
    const frames = await table.page.evaluate('tableside.frames');
    await table.page.evaluate('covered(400); seen.scale = 2; covered(200); seen.scale = 1; covered(400);');
    await table.page.waitForTimeout(200);
    assert.equal(await table.page.evaluate('tableside.frames'), frames);
    await table.page.evaluate('covered(844)');
    await table.fits(844);
    await inSight(table, 844);
  });
}

test('the notch is left free', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  const table = await Table.open(context, url);
  const session = await context.newCDPSession(table.page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34, left: 0, right: 0 } });
  await until(table.page, 'app.getBoundingClientRect().top === 47', null, 50);
  await table.settled();
  const canvas = await table.page.locator('#app').boundingBox();
  assert.deepEqual(canvas, { x: 0, y: 47, width: 390, height: 844 - 47 - 34 });
  // The keyboard covers the lower edge too, which is not taken off twice.
  await table.page.evaluate('document.documentElement.style.setProperty("--height", "400px")');
  await table.fits(400 - 47);
  await table.page.evaluate('document.documentElement.style.setProperty("--height", "844px")');
  await table.fits(844 - 47 - 34);
  await table.picture('notch');
  await table.press('New play');
  await table.find('textbox', 'New name').waitFor();
});

test('the screen stays awake during a play, and an entry is felt', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  await context.addInitScript(`
    window.locks = 0; window.felt = 0;
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
      locks += 1;
      return Object.assign(new EventTarget(), { release: async () => { locks -= 1; } });
    } } });
    navigator.vibrate = () => { felt += 1; };`);
  const table = await Table.open(context, url);
  await table.begin(['Anna', 'Ben', 'Cyril']);
  await until(table.page, 'locks === 1', null, 50);
  for (const province of ['Abu', 'Avaris', 'Baharya']) await table.press(`${province} came up`);
  await table.next();
  await until(table.page, 'felt > 0', null, 50);
  await table.press('Back');
  await until(table.page, 'locks === 0', null, 50);
  // It can be turned off.
  await table.press('More');
  await table.tap('button', /^Settings/);
  await table.tap('switch', 'Keep the screen on during a play');
  await table.press('Back');
  await table.open('Amun-Re');
  assert.equal(await table.page.evaluate('locks'), 0);
});

test('the language, the dark and the size of text are the system’s', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, { ...PHONE, locale: 'cs-CZ', colorScheme: 'dark' });
  const table = await Table.open(context, url);
  await table.button('Nová partie').waitFor();
  assert.equal(await table.page.evaluate('document.documentElement.lang'), 'cs');
  assert.match(await table.page.locator('meta[name=theme-color]').getAttribute('content'), /30, ?27, ?24/);
  const { width } = await table.find('heading', 'Tableside').boundingBox().catch(() => ({ width: 0 }));
  await table.page.evaluate('document.querySelector("[aria-hidden=true]:not(input)").style.width = "24px"');
  await table.page.waitForTimeout(300);
  await table.settled();
  const larger = await table.find('heading', 'Tableside').boundingBox();
  assert.ok(larger.width > width * 1.3, `${larger.width} after ${width}`);
});

test('what a screen reader wishes is done, and what happens is said', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  const table = await Table.open(context, url);
  // A reader clicks the element itself, wherever it lies.
  await table.button('Make an example play').evaluate((element) => element.click());
  const row = table.button(/^Amun-Re/).first();
  await row.waitFor();
  await row.focus();
  await table.settled();
  const active = await table.page.locator('#app').getAttribute('aria-activedescendant');
  assert.equal(await row.getAttribute('id'), active);
  assert.equal(await table.page.evaluate('document.activeElement.id'), 'app');
  await table.page.keyboard.press('Enter');
  await table.button(/^Undo/).first().waitFor();
  await table.button(/^Undo/).first().evaluate((element) => element.click());
  await until(table.page, 'polite.textContent !== ""', null, 50);
});
