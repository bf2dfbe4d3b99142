// Which functions of the program a first picture takes, on whatever a person first opens it, and until the later part is
// there. A program packed with `web-tool pack --record` says which were called.
//
//   node tests/web/first-picture.mjs DIST LIST     writes their names into LIST (scripts/first-picture)

import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { browser, DESKTOP, serve, SHARP, until } from './table.mjs';

const TABLET = { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LYING = { ...SHARP, viewport: { width: 844, height: 390 } };
const CZECH = { locale: 'cs-CZ', colorScheme: 'dark' };

/** What a first visit may come with; the simplest first. */
export const VISITS = [
  { options: SHARP },
  { options: { ...SHARP, ...CZECH } },
  { options: { ...SHARP, locale: 'de-DE', reducedMotion: 'reduce', contrast: 'more' } },
  { options: LYING },
  { options: { ...TABLET, ...CZECH } },
  { options: DESKTOP },
  { options: { ...DESKTOP, ...CZECH, forcedColors: 'active' } },
  // An iPhone offers no installing, and is told how.
  { options: SHARP, page: () => Object.assign(Object.getPrototypeOf(navigator), { standalone: false }) },
  // Large letters.
  { options: SHARP, letters: 28 },
  // A browser that keeps nothing.
  { options: SHARP, page: () => Object.defineProperty(window, 'indexedDB', { value: undefined }) },
];

/** What comes to it by itself. What a person does is held back (parts.js). */
async function meanwhile(page) {
  const { width, height } = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sleep(300);
  await page.setViewportSize({ width: height, height: width });
}

/** The names of the functions that were called in one visit. */
async function visit(t, url, { options, page: before, letters }) {
  const context = await browser(t, options);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  if (letters) {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
  }
  page.on('pageerror', (error) => console.log(`${JSON.stringify(options.viewport)}: ${error}`));
  await page.goto(url);
  await until(page, () => performance.getEntriesByName('first picture').length > 0);
  // What comes by itself: the answer of the database, the offer to install, the cursor that blinks.
  await until(page, 'tableside.resting()');
  await sleep(1500);
  await meanwhile(page);
  await sleep(500);
  const called = await page.evaluate(() => {
    const numbers = [];
    for (let number = 0; `called ${number}` in tableside.first; number += 1) {
      if (tableside.first[`called ${number}`].value) numbers.push(number);
    }
    return numbers;
  });
  await context.close();
  return called;
}

/** The names of all functions that a first picture takes on such visits, in order. */
export async function record(t, dist, visits = VISITS) {
  const names = fs.readFileSync(path.join(dist, 'names.txt'), 'utf8').split('\n');
  const site = await serve(dist);
  const taken = new Set();
  try {
    for (const one of visits) {
      for (const number of await visit(t, site.url, one)) taken.add(names[number]);
    }
  } finally {
    await site.close();
  }
  // What hears the page is there from the beginning, also for what no visit here has come with: another tab, a call.
  for (const name of names) if (/^<?(eframe|tableside)::web::/.test(name)) taken.add(name);
  return [...taken].filter(Boolean).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dist, list] = process.argv.slice(2);
  const names = await record({ after: () => {} }, dist);
  fs.writeFileSync(list, `${names.join('\n')}\n`);
  console.log(`${names.length} functions`);
}
