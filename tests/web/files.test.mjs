// Files come into a browser by its own chooser, or dropped on the window: a play, all plays, a table of own cards.

import test from 'node:test';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { browser, DESKTOP, folder, halfWay, over, serve, Table, until } from './table.mjs';

const SMALL = { ...DESKTOP, viewport: { width: 420, height: 800 } };
const CARDS = 'game,name_en,name_cs\namun-re,Camel,Velbloud\namun-re,Žofie’s well,Žofiina studna\n';

/** Drops files with these names and contents on this element. */
async function drop(table, files, target = '#app') {
  await table.page.locator(target).evaluate((element, files) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of Object.entries(files)) dataTransfer.items.add(new File([content], name));
    for (const name of ['dragover', 'drop']) {
      const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      // Else the file would take the place of the page.
      if (!event.defaultPrevented) throw new Error(name);
    }
  }, files);
  await table.settled();
}

/** Shows what a person has added to the library. */
async function mine(table) {
  await table.press('More');
  await table.tap('button', /^Look up…/);
  await table.tap('radio', 'Where: My notes');
  await table.button('New card').waitFor();
}

/** Presses a button and gives the name, the type and the content of what is downloaded then, asked for late. */
async function downloaded(table, button) {
  await table.page.evaluate(`{
    const made = URL.createObjectURL, gone = URL.revokeObjectURL;
    window.given = [];
    URL.createObjectURL = (blob) => { const url = made.call(URL, blob); window.given.push({ url, type: blob.type }); return url; };
    URL.revokeObjectURL = (url) => { window.given.find((given) => given.url === url).gone = true; gone.call(URL, url); };
  }`);
  const download = table.page.waitForEvent('download');
  await table.tap(table.button(button).last());
  const file = path.join(folder(), 'file');
  const came = await download;
  await came.saveAs(file);
  const [{ type, gone }] = await table.page.evaluate('window.given');
  return { name: came.suggestedFilename(), type, gone: gone ?? false, text: fs.readFileSync(file, 'utf8') };
}

test('own cards are downloaded as a table, which is kept until the browser has it', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, SMALL), url);
  await mine(table);
  await drop(table, { 'cards.csv': `${CARDS}amun-re,=1+1,\n` });
  await table.sees('3 cards were added.');
  await table.press('Save your cards as a table…');
  const { name, type, gone, text } = await downloaded(table, 'Save your cards as a table…');
  assert.deepEqual({ name, type, gone }, { name: 'cards.csv', type: 'text/csv;charset=utf-8', gone: false });
  assert.match(text, /,'=1\+1,/);
  assert.deepEqual(table.faults, []);
});

test('own cards are chosen as a file, and pasted', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, SMALL), url);
  const file = path.join(folder(), 'cards.csv');
  fs.writeFileSync(file, CARDS);
  await mine(table);
  await table.press('Add from a table…');
  await table.picture('cards-file');
  const chosen = table.page.waitForEvent('filechooser');
  await table.press('Choose a file');
  const chooser = await chosen;
  assert.equal(await chooser.element().getAttribute('accept'), '.csv,text/csv');
  await chooser.setFiles(file);
  await table.sees('2 cards were added.');

  await table.press('Add from a table…');
  await table.tap('textbox', 'Or paste the table here');
  await table.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, 'game,name_en\namun-re,Oasis\n');
  await table.settled();
  await table.press('Add this table');
  await table.sees('1 card was added.');
  assert.deepEqual(table.faults, []);
});

test('what is dropped is read: a play, all plays, a table of cards', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const table = await Table.open(await browser(t, SMALL), url);
  const play = fs.readFileSync(halfWay('amun-re'), 'utf8');
  await drop(table, { 'play.json': play });
  await table.sees('The play is in the list.');
  await table.button(/^Amun-Re/).first().waitFor();
  // Once more changes nothing, and two files at once are both read.
  const other = fs.readFileSync(halfWay('cities-and-knights'), 'utf8');
  await drop(table, { 'play.json': play, 'other.JSON': other });
  await table.button(/^Cities & Knights/).first().waitFor();
  assert.equal(await table.button(/^Amun-Re/).count(), 1);
  await drop(table, { 'holiday.jpg': 'no play' });
  await table.sees(/This file is not a Tableside play/);

  await mine(table);
  await drop(table, { 'cards.CSV': CARDS });
  await table.sees('2 cards were added.');
  await drop(table, { 'cards.csv': 'game,name_en\nchess,King\n' });
  await table.find('heading', 'This table can’t be added').waitFor();
  // Beside the window nothing is read, and the page stays.
  await drop(table, { 'play.json': play }, '#polite');
  assert.deepEqual(table.faults, []);
});

test('after five finished plays a file of everything is asked for, and a picture goes to the share sheet of the system', async (t) => {
  const { url, close } = await serve();
  t.after(close);
  const context = await browser(t, SMALL);
  // Chromium without a desktop around it has no share sheet of its own.
  await context.addInitScript(() => {
    window.shared = [];
    navigator.canShare = ({ files }) => files.length === 1;
    navigator.share = async ({ files: [file] }) => {
      const head = [...new Uint8Array(await file.slice(0, 24).arrayBuffer())];
      window.shared.push({ name: file.name, type: file.type, head });
    };
  });
  const table = await Table.open(context, url);
  const games = ['amun-re', 'cities-and-knights', 'dice-settlers', 'empires-of-the-north', 'imperial-settlers'];
  const plays = games.map((game) => [`${game}.json`, fs.readFileSync(over(game), 'utf8')]);
  const reminder = table.page.getByText(/finished plays are in this browser only/);
  await drop(table, Object.fromEntries(plays.slice(1)));
  await table.button(/^Imperial Settlers/).first().waitFor();
  assert.equal(await reminder.count(), 0, 'four are not many');
  await drop(table, Object.fromEntries(plays.slice(0, 1)));
  await table.sees(/^5 finished plays are in this browser only/);

  const file = await downloaded(table, 'Save everything');
  assert.match(file.name, /^\d{4}-\d\d-\d\d Tableside backup\.json$/);
  await reminder.waitFor({ state: 'detached' });
  const elsewhere = await Table.open(await browser(t, SMALL), url);
  await drop(elsewhere, { [file.name]: file.text });
  for (const name of ['Amun-Re', 'Imperial Settlers']) await elsewhere.button(new RegExp(`^${name}.*won`)).first().waitFor();
  assert.deepEqual(elsewhere.faults, []);

  await table.tap(table.button(/^Amun-Re.*Dana/).first());
  await table.press('Picture');
  await table.press('Share picture');
  const [shared] = await until(table.page, () => window.shared.length > 0 && window.shared);
  assert.match(shared.name, /^\d{4}-\d\d-\d\d Amun-Re\.png$/);
  assert.equal(shared.type, 'image/png');
  // The width stands in the first part of a PNG, from its 16th byte on.
  assert.deepEqual(shared.head.slice(1, 4), [...Buffer.from('PNG')]);
  assert.equal(Buffer.from(shared.head).readUInt32BE(16), 1080);
  assert.deepEqual(table.faults, []);
});
