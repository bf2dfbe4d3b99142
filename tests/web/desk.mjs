// A desk for the real window (Xvfb, openbox, xdotool), as tests/window has it, for a test that has phones beside it.

import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST, folder, PATIENCE, ROOT } from './table.mjs';

const jsQR = createRequire(path.join(ROOT, 'target/web-tests/'))('jsqr');
const TOOLS = ['Xvfb', 'xdotool', 'openbox'];
const PICTURES = process.env.TABLESIDE_PICTURES;

/** Every window fills the screen without a frame and gets the keyboard. */
const OPENBOX = `<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <applications><application class="*"><decor>no</decor><maximized>yes</maximized></application></applications>
</openbox_config>
`;

/** How often the screen is looked at, and for how many looks it must stay the same to count as settled. */
const [LOOK, STEADY] = [60, 5];

/** Why there can be no desk here; null where there can. Where somebody insists on the window, a missing tool is a fault. */
export function noDesk() {
  const wish = process.env.TABLESIDE_WINDOW ?? '';
  if (wish === 'skip') return 'TABLESIDE_WINDOW says so';
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const missing = TOOLS.find((tool) => !folders.some((one) => fs.existsSync(path.join(one, tool))));
  if (!missing) return null;
  if (wish === 'must' || process.env.CI === 'true') throw new Error(`the window test needs ${missing}; ./test says how to get it`);
  return `${missing} is not installed`;
}

/** The program in a folder with the page for phones beside it, as a package has them. */
function program() {
  const [built, home] = [path.join(ROOT, 'target/debug/tableside'), path.join(ROOT, 'target/web-tests/desk')];
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true });
  try {
    fs.linkSync(built, path.join(home, 'tableside'));
  } catch {
    fs.copyFileSync(built, path.join(home, 'tableside'));
  }
  fs.symlinkSync(fs.realpathSync(DIST), path.join(home, 'web'));
  return path.join(home, 'tableside');
}

export class Desk {
  /** A desk with nothing on it; what is on it ends with the test. */
  static async setUp(t, [width, height]) {
    const desk = new Desk();
    desk.folder = folder();
    desk.data = path.join(desk.folder, 'data');
    desk.file = program();
    const screen = `${width}x${height}x24`;
    const words = ['-displayfd', '1', '-nolisten', 'tcp', '-nocursor', '-screen', '0', screen, '-fbdir', desk.folder];
    const server = spawn('Xvfb', words, { stdio: ['ignore', 'pipe', 'ignore'] });
    t.after(() => server.kill('SIGKILL'));
    const [number] = await once(createInterface(server.stdout), 'line');
    const { WAYLAND_DISPLAY, WAYLAND_SOCKET, DBUS_SESSION_BUS_ADDRESS, ...env } = process.env;
    desk.env = { ...env, DISPLAY: `:${number}`, HOME: desk.folder, XDG_RUNTIME_DIR: desk.folder };
    fs.writeFileSync(path.join(desk.folder, 'openbox.xml'), OPENBOX);
    const manager = ['--config-file', path.join(desk.folder, 'openbox.xml')];
    const openbox = spawn('openbox', manager, { env: desk.env, stdio: 'ignore' });
    t.after(() => openbox.kill('SIGKILL'));
    t.after(() => desk.program?.kill('SIGKILL'));
    await desk.wait('a window manager', () => desk.hands('get_num_desktops'));
    desk.hands('mousemove', String(width - 1), String(height - 1));
    return desk;
  }

  /** What a command prints for this desk's plays. */
  ask(...words) {
    return execFileSync(this.file, ['--data', this.data, '--lang', 'en', ...words], { env: this.env });
  }

  /** The entries of a play as they are on the disk. */
  entries(play) {
    const file = path.join(folder(), 'play.json');
    this.ask('export', play, file);
    return JSON.parse(fs.readFileSync(file, 'utf8')).entries;
  }

  /** Opens the window, and waits until it is painted. */
  async start(...words) {
    this.program = spawn(this.file, ['--data', this.data, ...words], { env: this.env, stdio: ['ignore', 'ignore', 'inherit'] });
    await this.wait('a window', () => this.hands('search', '--onlyvisible', '--pid', String(this.program.pid)));
    await this.wait('the first picture', async () => new Set((await this.settled()).pixels()).size > 8);
  }

  /** Ends the program as a power cut does. */
  async kill() {
    const ended = once(this.program, 'exit');
    this.program.kill('SIGKILL');
    await ended;
    this.program = null;
  }

  /** Presses a key or chord ("Return", "ctrl+z"), and waits until it shows. */
  async key(chord) {
    const before = await this.settled();
    this.hands('key', chord);
    await this.wait(`a change after ${chord}`, () => !this.look().equals(before));
    return this.settled();
  }

  /** Types figures and letters, and waits until they show. */
  async type(text) {
    const before = await this.settled();
    this.hands('type', '--delay', '20', text);
    await this.wait(`a change after ${text}`, () => !this.look().equals(before));
    return this.settled();
  }

  /** The screen as soon as it does not move any more. */
  async settled() {
    let [last, same] = [this.look(), 0];
    const end = Date.now() + PATIENCE;
    while (same < STEADY) {
      if (Date.now() > end) throw new Error('the screen does not come to rest');
      await sleep(LOOK);
      const now = this.look();
      same = now.equals(last) ? same + 1 : 0;
      last = now;
    }
    return last;
  }

  /** Waits until this gives something that is true, and gives it. */
  async wait(what, asks) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await asks();
      if (answer) return answer;
      if (this.program && this.program.exitCode !== null) throw new Error(`waiting for ${what}, the program ended`);
      if (Date.now() > end) {
        this.look().save('desk-failed', path.join(ROOT, 'target/web-tests'));
        throw new Error(`${what} did not come; target/web-tests/desk-failed.png shows the screen`);
      }
      await sleep(LOOK);
    }
  }

  /** The settled screen, kept where TABLESIDE_PICTURES says. */
  async picture(name) {
    const shown = await this.settled();
    if (PICTURES) shown.save(name, PICTURES);
    return shown;
  }

  look() {
    return new Screen(fs.readFileSync(path.join(this.folder, 'Xvfb_screen0')));
  }

  hands(...words) {
    try {
      return execFileSync('xdotool', words, { env: this.env, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    } catch {
      return null;
    }
  }
}

/** A picture of the screen, as Xvfb keeps it (XWD). */
class Screen {
  constructor(bytes) {
    const word = (at) => bytes.readUInt32BE(4 * at);
    [this.width, this.height, this.line] = [word(4), word(5), word(12)];
    this.bytes = bytes.subarray(word(0) + 12 * word(19));
  }

  equals(other) {
    return this.bytes.equals(other.bytes);
  }

  /** The color of each pixel. */
  pixels() {
    return new Uint32Array(this.bytes.buffer.slice(this.bytes.byteOffset, this.bytes.byteOffset + this.line * this.height));
  }

  /** The text of the QR code that stands on it; null where there is none. */
  code() {
    const pixels = new Uint8ClampedArray(4 * this.width * this.height);
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) pixels.set([...this.color(x, y), 255], 4 * (y * this.width + x));
    }
    return jsQR(pixels, this.width, this.height)?.data ?? null;
  }

  /** Red, green and blue of a pixel. */
  color(x, y) {
    const at = y * this.line + 4 * x;
    return [this.bytes[at + 2], this.bytes[at + 1], this.bytes[at]];
  }

  save(name, to) {
    const rows = [];
    for (let y = 0; y < this.height; y += 1) {
      const row = Buffer.alloc(1 + 3 * this.width);
      for (let x = 0; x < this.width; x += 1) row.set(this.color(x, y), 1 + 3 * x);
      rows.push(row);
    }
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 2, 0, 0, 0], 8);
    const parts = [chunk('IHDR', head), chunk('IDAT', zlib.deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))];
    const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    fs.mkdirSync(to, { recursive: true });
    fs.writeFileSync(path.join(to, `${name}.png`), Buffer.concat([sign, ...parts]));
  }
}

/** A part of a PNG. */
function chunk(kind, data) {
  const said = Buffer.concat([Buffer.from(kind), data]);
  let sum = ~0;
  for (const byte of said) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(~sum >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), said, ends.subarray(4)]);
}
