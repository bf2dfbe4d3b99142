// The table of the tests: the built program behind the small server, and Chromium as a phone or a desktop in front of it.
// Controls are found by their role and name, and touched where they lie in the picture.

import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
// Put there by scripts/check-pages, so that nothing foreign lies among the sources.
const { chromium } = createRequire(path.join(ROOT, 'target/web-tests/'))('playwright-core');
export const DIST = process.env.TABLESIDE_DIST ?? path.join(ROOT, 'dist');
const PICTURES = process.env.TABLESIDE_PICTURES;

const BROWSER = process.env.TABLESIDE_CHROMIUM ?? '/usr/bin/chromium';
// No sandbox within a container, and WebGL without a graphics card.
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

// At one pixel a point: the processor draws the picture, which takes it twice as long at a phone's own three, and the sizes in
// points are the same.
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
/** The same as sharp as phones are, for what depends on it: pictures, and when the first one is there. */
export const SHARP = { ...PHONE, deviceScaleFactor: 3 };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** How long anything may take on a busy machine without a graphics card, in milliseconds. */
export const PATIENCE = 60_000;

/**
 * Waits until this is true in the page: an expression, or a function of one argument; gives what it was. Playwright's own
 * waitForFunction makes its question from a string within the page, which the page's policy forbids.
 */
export async function until(page, what, argument, every = 30) {
  const end = Date.now() + PATIENCE;
  const asked = typeof what === 'string' ? `Boolean(${what})` : what;
  for (;;) {
    try {
      const answer = await page.evaluate(asked, argument);
      if (answer) return answer;
    } catch (error) {
      // A page that is being left has no answer; the next one may.
      if (!/context was destroyed|navigat|not defined|not a function/i.test(error.message)) throw error;
    }
    if (Date.now() > end) throw new Error(`it never came true: ${what}`);
    await sleep(every);
  }
}

/** How high the bars at the top and the bottom of a phone are, at most. */
const BAR = 90;

/** Serves a folder; `close` ends it. */
export async function serve(folder = DIST, port = 0) {
  const tool = path.join(ROOT, 'target/web-tool/debug/web-tool');
  const server = spawn(tool, ['serve', folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await once(createInterface(server.stdout), 'line');
  const ended = once(server, 'exit');
  return { url, close: async () => { server.kill(); await ended; } };
}

const folders = [];
process.on('exit', () => folders.forEach((made) => fs.rmSync(made, { recursive: true, force: true, maxRetries: 5 })));

/** A folder that is gone when all is over: a browser that is closed still writes for a moment. */
export function folder() {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'tableside-'));
  folders.push(made);
  return made;
}

/** A file with the example play of a game that stands half-way, written by the desktop's program. */
export const halfWay = (game) => example(game, false);

/** The same with one that is over. */
export const over = (game) => example(game, true);

function example(game, finished) {
  const made = folder();
  const ask = (...words) => execFileSync(path.join(ROOT, 'target/debug/tableside'), ['--data', made, '--lang', 'en', ...words]);
  ask('demo');
  const plays = JSON.parse(ask('plays', '--json'));
  const file = path.join(made, 'play.json');
  ask('export', plays.find((play) => play.game === game && play.finished === finished).id, file);
  return file;
}

/** Opens a browser with a profile of its own, which outlives it when the test brings one. */
export async function browser(t, options = PHONE, profile = folder()) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER, args: FLAGS, headless: true, locale: 'en-US', colorScheme: 'light', acceptDownloads: true,
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  // An emulated scale is not in the sizes that this browser measures in device pixels.
  await context.addInitScript('delete ResizeObserverEntry.prototype.devicePixelContentBoxSize');
  t.after(() => context.close().catch(() => {}));
  return context;
}

/** Opens one browser with so many devices in it that know nothing of each other. */
export async function several(t, count, options = PHONE) {
  const one = await chromium.launch({ executablePath: BROWSER, args: FLAGS, headless: true });
  t.after(() => one.close().catch(() => {}));
  const devices = [];
  for (let at = 0; at < count; at += 1) {
    const context = await one.newContext({ locale: 'en-US', colorScheme: 'light', ...options });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript('delete ResizeObserverEntry.prototype.devicePixelContentBoxSize');
    devices.push(context);
  }
  return devices;
}

/** The browser that works on this profile: it leads a process group of its own. */
export function leader(profile) {
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (words.includes(`--user-data-dir=${profile}`) && !words.some((word) => word.startsWith('--type='))) return Number(pid);
    } catch {
      // It has ended meanwhile.
    }
  }
  throw new Error(`no browser works on ${profile}`);
}

/** So long the program ignores a tap on what has just come, in milliseconds, and a little more. */
const GRACE = 450;

/** A page with the program in it, for the test to use. */
export class Table {
  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
    this.faults = [];
    /** How often it was touched. */
    this.taps = 0;
    this.bar = BAR;
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
  }

  /** Opens the program in a new page and waits for its first picture. */
  static async open(context, url, path = '') {
    const page = await context.newPage();
    const touch = await page.evaluate('matchMedia("(pointer: coarse)").matches');
    const table = new Table(page, touch);
    await page.goto(url + path);
    await table.ready();
    return table;
  }

  async ready() {
    await until(this.page, 'tableside.frames > 1 && !document.getElementById("later")', null, 100);
    await this.page.locator('#tree [role=button]').first().waitFor({ state: 'attached' });
  }

  /** A control by its role and its name. What a menu does is a button too for whoever taps. */
  find(role, name) {
    const of = (role) => this.page.locator('#tree').getByRole(role, { name, exact: typeof name === 'string' });
    return role === 'button' ? of('button').or(of('menuitem')).or(of('menuitemradio')) : of(role);
  }

  button(name) {
    return this.find('button', name);
  }

  /** Waits until this is on the screen. */
  async sees(words) {
    await this.page.locator('#tree').getByText(words, { exact: typeof words === 'string' }).first().waitFor();
  }

  /** Touches the middle of a control, after scrolling to it as far as needed. */
  async tap(target, name) {
    const control = typeof target === 'string' ? this.find(target, name) : target;
    await control.waitFor();
    await this.scrollTo(control);
    const { x, y, width, height } = await control.boundingBox();
    const [left, top] = [x + width / 2, y + height / 2];
    // A person looks before touching; what has only just come under the finger takes no tap.
    await this.page.waitForTimeout(GRACE);
    this.taps += 1;
    if (this.touch) await this.page.touchscreen.tap(left, top);
    else await this.page.mouse.click(left, top);
    await this.settled();
  }

  press(name) {
    return this.tap('button', name);
  }

  /** Turns the wheel until all of a control is in sight, which is where its own place is touched and nothing else. */
  async scrollTo(control) {
    const { width, height } = this.page.viewportSize();
    let before;
    for (let turn = 0; turn < 40; turn += 1) {
      const { y, height: high } = await control.boundingBox();
      // What is fixed in a bar does not move; what is scrolled lies between the bars.
      const fixed = before === y;
      const [over, under] = [this.bar - y, y + high - (height - this.bar)];
      if (fixed || (over <= 0 && under <= 0)) return;
      before = y;
      await this.page.mouse.move(width / 2, height / 2);
      await this.page.mouse.wheel(0, under > 0 ? Math.min(under + 8, height / 2) : -Math.min(over + 8, height / 2));
      await this.settled();
    }
  }

  /** Begins a play with these players; these switches are touched before. */
  async begin(players, switches = [], game = 'Amun-Re') {
    await this.press('New play');
    await this.press(game);
    await this.tap('textbox', 'New name');
    for (const player of players) {
      await this.page.keyboard.type(player);
      await this.page.keyboard.press('Enter');
      await this.settled();
    }
    for (const name of switches) await this.tap('switch', name);
    await this.press('Start');
    await this.settled();
  }

  /** Reads a file by the settings and opens the play that was in it. */
  async read(file, name) {
    await this.press('More');
    await this.tap('button', /^Settings/);
    const chosen = this.page.waitForEvent('filechooser');
    await this.press('Add plays from a file');
    await (await chosen).setFiles(file);
    await this.sees(/in the list|added/);
    await this.press('Back');
    await this.open(name);
  }

  /** Opens the play whose row begins with these words. */
  async open(name) {
    await this.tap(this.button(new RegExp(`^${name}`)).first());
    await this.button('Undo').or(this.button(/^Undo/)).first().waitFor();
    await this.settled();
  }

  /** What the loud button says is entered, as the keyboard does it. */
  async next() {
    // A second press within a moment counts as the slip of a finger.
    await this.page.waitForTimeout(GRACE);
    await this.page.keyboard.press('Control+Enter');
    await this.settled();
  }

  /** The window gets this size, and the program has taken it up: the picture has as many pixels. */
  async resize(viewport) {
    await this.page.setViewportSize(viewport);
    await this.fits(viewport.height);
  }

  /** Waits until the picture is as high as this. */
  async fits(height) {
    const is = (height) => app.clientHeight === height && app.height === Math.round(height * devicePixelRatio);
    await until(this.page, is, height);
    await this.settled();
  }

  /** Waits until the program draws no more. */
  async settled() {
    await until(this.page, 'tableside.resting()');
  }

  /** Makes a picture, kept where TABLESIDE_PICTURES says, and checks that something is painted: many colors. */
  async picture(name) {
    await this.settled();
    const shot = await this.page.screenshot(PICTURES ? { path: path.join(PICTURES, `${name}.png`) } : {});
    const colors = await this.page.evaluate(async (data) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt())]));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas.drawImage(image, 0, 0);
      return new Set(new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)).size;
    }, shot.toString('base64'));
    return { shot, colors };
  }
}
