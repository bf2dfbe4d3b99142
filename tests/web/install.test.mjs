// The page as a program: what a browser is told for installing it, files that are opened with it or shared with it, and a
// browser that keeps nothing.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browser, DIST, halfWay, PHONE, serve, Table, until } from './table.mjs';

test('both manifests name what is there, in their language', () => {
  for (const [name, language, word] of [['manifest.webmanifest', 'en', 'New play'], ['manifest.cs.webmanifest', 'cs', 'Nová partie']]) {
    const manifest = JSON.parse(fs.readFileSync(path.join(DIST, name)));
    assert.equal(manifest.lang, language);
    assert.equal(manifest.shortcuts[0].name, word);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const file = fs.readFileSync(path.join(DIST, src));
      if (!src.endsWith('.png')) continue;
      assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src);
    }
  }
});

test('the first picture is the page’s own, and no file is asked for twice or as it lies there', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, { ...PHONE, locale: 'cs-CZ' });
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url().split('/').pop()}`));
  const policy = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && policy.push(message.text()));
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText('Pomocník k deskovým hrám').waitFor();
  assert.equal(await page.getByText('The companion').isVisible(), false);
  await until(page, 'tableside.frames > 1');
  assert.equal(await page.locator('#wait').count(), 0);
  assert.deepEqual(policy, []);
  assert.deepEqual(asked.filter((one) => one.startsWith('GET tableside_bg')).length, 1, asked.join(', '));
  assert.equal(await page.evaluate('document.querySelector("link[rel=manifest]").getAttribute("href")'), 'manifest.cs.webmanifest');
});

test('a host that packs nothing is asked for the packed program alone', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  const page = await context.newPage();
  const asked = [];
  await context.route('**/*.wasm*', async (route) => {
    const file = path.join(DIST, new URL(route.request().url()).pathname);
    asked.push(`${route.request().method()} ${path.extname(file)}`);
    // As a plain host does it: what lies there, and nothing said of any packing.
    const head = route.request().method() === 'HEAD';
    await route.fulfill({ contentType: 'application/octet-stream', body: head ? '' : fs.readFileSync(file) });
  });
  await page.goto(url);
  await until(page, 'tableside.frames > 1');
  assert.deepEqual(asked.slice(0, 2), ['HEAD .wasm', 'GET .gz']);
});

test('files that another program shares come in, several at once', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  const table = await Table.open(context, url);
  await until(table.page, 'Boolean(navigator.serviceWorker.controller)');
  const texts = ['amun-re', 'dice-settlers'].map((game) => fs.readFileSync(halfWay(game), 'utf8'));
  const at = await table.page.evaluate(async (texts) => {
    const form = new FormData();
    texts.forEach((text, index) => form.append('files', new File([text], `play-${index}.json`)));
    return (await fetch('share', { method: 'POST', body: form })).url;
  }, texts);
  assert.equal(at, url);
  await table.page.reload();
  await table.ready();
  // Nothing is merged before a person has answered; whatever comes is one question.
  await table.sees(/sent here by another program or website/);
  assert.equal(await table.button(/^Amun-Re/).count(), 0);
  await table.sees(/In the file: 2 new plays/);
  await table.press('Add the file');
  await table.button(/^Amun-Re/).first().waitFor();
  await table.button(/^Dice Settlers/).first().waitFor();
  // Taken once.
  assert.equal(await table.page.evaluate('caches.has(`tableside:${location.pathname}:shared`)'), false);
  assert.deepEqual(table.faults, []);
});

test('a post of another website is not kept, and no post fills the device', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  const table = await Table.open(context, url);
  await until(table.page, 'Boolean(navigator.serviceWorker.controller)');
  // The forms of another site: as they are, and in a frame that nobody sees.
  const stranger = await context.newPage();
  const form = (target) => `<iframe name=frame></iframe><form method=post enctype=multipart/form-data action="${url}share"${target}>
    <input type=file name=files></form><script>
    const files = new DataTransfer();
    files.items.add(new File(['{}'], 'x.json'));
    document.querySelector('input').files = files.files;
    document.querySelector('form').submit();</script>`;
  for (const target of ['', ' target=frame']) {
    await stranger.route('http://stranger.test/', (route) => route.fulfill({ contentType: 'text/html', body: form(target) }));
    await stranger.goto('http://stranger.test/').catch(() => {});
    await stranger.waitForTimeout(1000);
    assert.equal(await table.page.evaluate('caches.has(`tableside:${location.pathname}:shared`)'), false, target);
  }
  // However often and however much is posted, little is kept.
  const kept = await table.page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      const form = new FormData();
      for (let index = 0; index < 30; index += 1) form.append('files', new File(['x'.repeat(1e6)], `${round}-${index}.json`));
      await fetch('share', { method: 'POST', body: form });
    }
    const aside = await caches.open(`tableside:${location.pathname}:shared`);
    return (await aside.keys()).length;
  });
  assert.equal(kept, 10);
});

test('a browser that keeps nothing says so, and one can play', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  await context.addInitScript(`IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };`);
  const table = await Table.open(context, url);
  await table.sees(/won’t save anything for this page/);
  await table.begin(['Anna', 'Ben', 'Cyril']);
  await table.press('Abu came up');
  assert.deepEqual(table.faults, []);
});

const WAYS = {
  // Safari: the page is not installed, and the menu for sharing can do it.
  'an iPhone': [/Add to Home Screen/, 'OK', `
    addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), true);
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });`],
  // Chromium asks by itself; here it is told not to.
  Android: [/^Install Tableside/, 'Not now', ''],
};

for (const [system, [words, button, script]] of Object.entries(WAYS)) {
  test(`how to install it on ${system} is said once`, async (t) => {
    const { url, close } = await serve();
    t.after(close);
    const context = await browser(t, PHONE);
    await context.addInitScript(script);
    const table = await Table.open(context, url);
    await table.press('Make an example play');
    await table.sees(words);
    await table.press(button);
    await table.page.reload();
    await table.ready();
    await table.button(/^Amun-Re/).first().waitFor();
    assert.equal(await table.page.locator('#tree').getByText(words).count(), 0);
    assert.deepEqual(table.faults, []);
  });
}
