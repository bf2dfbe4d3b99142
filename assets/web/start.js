// Starts the program. `tableside` is what the program calls; its own functions are given to the scripts that need them.

import * as parts from './parts.js';
import * as rest from './rest.js';
import * as tree from './tree.js';
import * as phone from './phone.js';
import * as update from './update.js';
import * as files from './files.js';
import * as library from './library.js';
import init, * as program from './tableside.js';

Object.assign(tableside, {
  wake: () => rest.wake(),
  rest: (delay) => {
    rest.rest(delay);
    if (!tableside.frames) {
      parts.picture();
      tree.name();
      // This is said when a frame is laid out; after the same call of the program it is painted too.
      queueMicrotask(() => performance.mark('first picture'));
      setTimeout(pictured);
    }
    tableside.frames = (tableside.frames ?? 0) + 1;
  },
  due: rest.rest,
  resting: rest.resting,
  mirror: tree.mirror,
  stands: phone.stands,
  tick: phone.tick,
  warn: phone.warn,
  renew: update.renew,
  slots: () => slots,
  begun: () => begun,
  early: parts.early,
  share: phone.share,
  install: phone.install,
  keeps: true,
});

// What the program waits for before it opens its window, and what waits for that.
let begin, pictured;
const begun = new Promise((go) => { begin = go; });
const seen = new Promise((go) => { pictured = go; });

// Which drafts are this page's own: asked for while the program is on its way.
const taking = phone.slots().catch(() => [0]);
let slots = [0];

// A fault of the program itself ends it; one of an extension in the page does not.
const fatal = (error) => error instanceof WebAssembly.RuntimeError && tableside.failed(String(error));
window.addEventListener('error', (event) => fatal(event.error));
window.addEventListener('unhandledrejection', (event) => fatal(event.reason));

// A phone may take the graphics away from a page that nobody looks at. Everything entered is kept, so the page begins anew.
document.getElementById('app').addEventListener('webglcontextlost', () => {
  if (document.hidden) document.addEventListener('visibilitychange', () => location.reload(), { once: true });
  else location.reload();
});

// The system's graphics take a while to begin. They do so while the program is on its way, which then finds them here, and
// answer one question, without which they would still wait. The program smooths its edges itself and draws in one plane.
const drawing = document.getElementById('app').getContext('webgl2', { antialias: false, depth: false });
drawing?.getParameter(drawing.MAX_TEXTURE_SIZE);

const kept = files.keeps();

if (able) try {
  tree.listen((id, wish) => parts.all.then(() => program.hearWish(id, wish)));
  // Where the page has not made it ready, as with a host that does not say what kind of file it is, that is done here.
  const made = await Promise.resolve(ready).catch(() => null);
  slots = await taking;
  // Asked while the program is on its way.
  tableside.keeps = await kept;
  const later = await parts.before();
  const first = await init({ module_or_path: made ?? new URL('tableside_bg.wasm', import.meta.url) });
  // Tests ask it which functions were called (tests/web/first-picture.mjs).
  tableside.first = first;
  if (later) await parts.join(first, later);
  begin();
  phone.begin(program);
  if (!later) await parts.after(first);
  // After the first picture, so that nothing is in its way.
  await seen;
  files.begin((all) => program.hearFiles(all));
  library.begin(program.hearTexts);
  setTimeout(() => update.begin(() => program.hearNewVersion()), 1000);
} catch (error) {
  tableside.failed(String(error));
}
