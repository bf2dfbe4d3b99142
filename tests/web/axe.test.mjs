// What a screen reader finds in the page: axe-core has nothing to say against any screen, the parts of the page are there,
// the title and the address follow what is shown, and what changes is said.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browser, halfWay, over, PHONE, ROOT, serve, Table, until } from './table.mjs';

// It stands beside playwright-core (scripts/check-pages --tools).
const AXE = fs.readFileSync(path.join(ROOT, 'target/web-tests/node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * What is left out, and why: the unseen words stand where the picture shows them and have no color of their own; the picture
 * zooms its text by a setting and by the browser's own page zoom, and takes two fingers itself.
 */
const RULES = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** All that has an address and needs no play. */
const SCREENS = [
  ...['new-play', 'write-down', 'join', 'look-up', 'settings', 'people', 'statistics', 'trash', 'messages', 'help', 'licenses', 'tools',
    'first-player', 'order', 'dice', 'countdown', 'turn-clock', 'numbers', 'number-line', 'notes'].map((name) => `screen=${name}`),
  'box=amun-re', 'lesson=amun-re', 'template=score-sheet',
];

/** What can be opened beside a play of each game. */
const TOOLS = {
  'amun-re': ['board', 'figures'],
  'cities-and-knights': ['players', 'barbarians', 'dice', 'form'],
  'dice-settlers': ['players', 'supply', 'symbols', 'figures'],
  'imperial-settlers': ['empires', 'points'],
  'empires-of-the-north': ['points', 'discs', 'ships', 'clans'],
};

/** A file of BG Stats: a game and players that are to be matched. */
const BGSTATS = {
  games: [{ id: 1, uuid: 'a', name: 'Orchard', highestWins: true, noPoints: false }],
  players: [{ id: 1, uuid: 'b', name: 'Anna' }, { id: 2, uuid: 'c', name: 'Zofia' }],
  locations: [],
  plays: [{
    uuid: '01234567-89ab-cdef-0123-456789abcdef', gameRefId: 1, playDate: '2026-10-01 19:00:00',
    playerScores: [{ playerRefId: 1, score: '3+6', winner: true }, { playerRefId: 2, score: '8', winner: false }],
  }],
  userInfo: { meRefId: 1 },
};

/** The keys of all messages: one that a page does not have is shown by its key. Those of one word could be words. */
const KEYS = new Set(fs.readdirSync(path.join(ROOT, 'data/locale/en')).flatMap((file) => {
  const keys = fs.readFileSync(path.join(ROOT, 'data/locale/en', file), 'utf8').matchAll(/^([a-z][a-z0-9-]*) =/gm);
  return [...keys].map(([, key]) => key).filter((key) => key.includes('-'));
}));

/** What stands on the page, and is no word. */
async function keys(table) {
  const texts = await table.page.evaluate(() => {
    const texts = [document.title, ...[...document.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'))];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, style')) texts.push(walk.currentNode.data);
    return texts;
  });
  return texts.flatMap((text) => text.match(/[\w-]+/g) ?? []).filter((word) => KEYS.has(word)).map((key) => `a key is shown: ${key}`);
}

/** Asks axe about the page as it is now, and looks for keys that stand in place of their words. */
async function findings(table) {
  await table.settled();
  // A frame's words are in the page a tenth of a second after it, at most.
  await table.page.waitForTimeout(150);
  const { violations } = await table.page.evaluate((rules) => axe.run(document, { rules, resultTypes: ['violations'] }), RULES);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).slice(0, 3).join('\n   ')}`);
  return [...found, ...await keys(table)];
}

/** Follows an address as a person does who writes it into the bar. */
async function follow(table, address) {
  await table.page.evaluate((address) => { location.hash = address; }, address);
  await table.settled();
}

test('axe finds nothing on any screen, in both languages, and the title names each', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  for (const [locale, settings] of [['en-US', 'Settings'], ['cs-CZ', 'Nastavení']]) {
    const table = await Table.open(await browser(t, { ...PHONE, locale }), url);
    await table.page.evaluate(AXE);
    const problems = [];
    const look = async (name) => problems.push(...(await findings(table)).map((found) => `${locale} ${name}: ${found}`));
    await look('home');
    for (const name of SCREENS) {
      await follow(table, name);
      await until(table.page, (name) => location.hash === `#${name}`, name);
      await look(name);
      if (name === 'screen=settings') assert.equal(await table.page.title(), `${settings} – Tableside`);
    }
    await follow(table, 'look=cities-and-knights/who-loses-a-city');
    await look('entry');
    assert.deepEqual(problems, []);
    assert.deepEqual(table.faults, []);
  }
});

/** Hands over a file as another program does that opens it with this one. */
async function open(table, name, text) {
  await table.page.evaluate(async ([name, text]) => {
    const program = await import(document.querySelector('link[href$="tableside.js"]').href);
    program.hearFiles([new File([text], name)]);
  }, [name, text]);
}

/** Takes in a play and gives its address. */
async function take(table, file) {
  const text = fs.readFileSync(file, 'utf8');
  const [play] = text.match(/[0-9a-f]{32}/);
  await open(table, 'play.json', text);
  // What comes from outside is asked about.
  await table.press('Add the file');
  await table.sees(/in the list|added\./);
  return `play=${play}`;
}

test('axe finds nothing at the table of each game, and its screens can be shared by their addresses', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, PHONE), url);
  await table.page.evaluate(AXE);
  const problems = [];
  const look = async (address) => {
    await follow(table, address);
    await until(table.page, (wanted) => location.hash === `#${wanted}`, address);
    problems.push(...(await findings(table)).map((found) => `${address}: ${found}`));
  };
  for (const [game, tools] of Object.entries(TOOLS)) {
    const address = await take(table, halfWay(game));
    const parts = ['', 'sheet', 'history', 'far', 'setup', 'packing', ...tools];
    for (const part of parts) await look(part ? `${address}/${part}` : address);
    const ended = await take(table, over(game));
    for (const where of [ended, `${ended}/sheet`]) await look(where);
  }
  for (const where of ['screen=statistics', 'screen=people', 'screen=trash']) await look(where);
  await open(table, 'bgstats.json', JSON.stringify(BGSTATS));
  await table.sees('Orchard');
  problems.push(...(await findings(table)).map((found) => `bgstats: ${found}`));
  assert.deepEqual(problems, []);
  assert.deepEqual(table.faults, []);
});

test('axe finds nothing in what opens over a play', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, PHONE), url);
  await table.page.evaluate(AXE);
  const problems = [];
  const address = await take(table, over('amun-re'));
  const sheet = `${address}/sheet`;
  /** Where it is opened, and what is touched there, one after the other. */
  const steps = [
    [address, 'More'],
    [address, 'More', /^Find a command/],
    [address, 'More', /^Save as a file/],
    [sheet, /^Old Kingdom, Pyramids, Anna/],
    [sheet, 'Points by round'],
    [sheet, 'Picture of the score sheet'],
    [`${address}/history`, /Anna/],
    ['screen=look-up', 'Where: My notes'],
  ];
  for (const [where, ...touches] of steps) {
    await follow(table, where);
    for (const name of touches) await table.tap(table.button(name).or(table.find('radio', name)).first());
    problems.push(...(await findings(table)).map((found) => `${where} ${touches.join(', ')}: ${found}`));
    await table.page.keyboard.press('Escape');
    await table.settled();
  }
  assert.deepEqual(problems, []);
  assert.deepEqual(table.faults, []);
});

test('back and forward follow the addresses, and one that is opened leads there at once', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, PHONE);
  const table = await Table.open(context, url);
  const at = (hash) => until(table.page, (hash) => location.hash === hash, hash);
  await table.press('More');
  await table.tap('button', /^Settings/);
  await at('#screen=settings');
  await table.page.goBack();
  await at('');
  await table.button('New play').waitFor();
  await table.page.goForward();
  await at('#screen=settings');
  await table.find('switch', 'Motion').waitFor();

  const other = await Table.open(context, url, '#look=cities-and-knights/who-loses-a-city');
  await until(other.page, 'document.title.includes("?")');
  await other.button('Copy text').first().waitFor();
  // Home lies under it.
  await other.page.goBack();
  await until(other.page, 'location.hash === "#screen=look-up"');
  await other.page.goBack();
  await until(other.page, 'location.hash === ""');
  await other.button('New play').waitFor();
});

test('scores and results are said, the hidden field is none while it is not used, and forced colors double no words', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, { ...PHONE, forcedColors: 'active' });
  const table = await Table.open(context, url, '#screen=look-up');
  const field = () => table.page.evaluate(() => {
    const field = document.querySelector('#typing > input');
    return [field.getAttribute('aria-hidden'), Boolean(field.getAttribute('aria-label'))];
  });
  await table.tap('textbox', 'Look up a card or a ruling');
  assert.deepEqual(await field(), [null, true]);
  await table.page.keyboard.type('robber');
  await until(table.page, 'document.getElementById("polite").textContent.includes("results")');
  await table.press('Back');
  assert.deepEqual(await field(), ['true', true]);
  const colors = await table.page.evaluate(() => [...document.querySelectorAll('#tree [role]')].map((one) => getComputedStyle(one).color));
  assert.ok(colors.length > 1);
  assert.deepEqual([...new Set(colors)], ['rgba(0, 0, 0, 0)']);
});

/** The color of the page's upper left corner, as a person sees it. */
async function ground(table) {
  const shot = await table.page.screenshot({ clip: { x: 0, y: 0, width: 2, height: 2 } });
  return table.page.evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())]));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, shot.toString('base64'));
}

test('more contrast and less motion are followed, also when they are asked for while the page is open', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, PHONE), url);
  /** How many frames it takes until a dialog has come in. */
  const moves = async () => {
    await table.press('More');
    const before = await table.page.evaluate('tableside.frames');
    await table.press(/^Find a command/);
    const after = await table.page.evaluate('tableside.frames');
    await table.page.keyboard.press('Escape');
    await table.settled();
    return after - before;
  };
  const [quiet, moving] = [await ground(table), await moves()];
  await table.page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await table.settled();
  const [loud, still] = [await ground(table), await moves()];
  assert.notDeepEqual(quiet, [255, 255, 255]);
  assert.deepEqual(loud, [255, 255, 255]);
  assert.ok(still < moving, `${still} frames are fewer than ${moving}`);
  assert.deepEqual(table.faults, []);
});
