// The program comes in two parts (scripts/web-tool/src/split.rs): what the first picture takes, and all else. On a slow network
// Home is seen long before all is here. What a person does until then is held back, and done when it is.

import { again } from './again.js';

const LATER = 'later.wasm';

// A browser that cannot make a program ready while it comes does so when it is here.
const prepared = async () => (WebAssembly.compileStreaming
  ? WebAssembly.compileStreaming(ask(LATER))
  : WebAssembly.compile(await (await ask(LATER)).arrayBuffer()));

// Whether plays may be kept here: the first picture shows them, and takes more than the first part.
async function used() {
  try {
    // A browser that does not tell may keep some; one that keeps nothing does not.
    if (indexedDB && !indexedDB.databases) return true;
    return (await indexedDB.databases()).some(({ name }) => /^tableside(?!:probe$)/.test(name));
  } catch {
    return false;
  }
}
// Asked before anybody opens one.
const uses = used();

/** The later part, where the first picture is not to be drawn without it; else nothing. */
export async function before() {
  if (later) return later;
  return whole || await uses ? prepared() : null;
}

let here = false, broken = false, joined;

/** Comes to an end when the whole program is here. */
export const all = new Promise((go) => { joined = go; });

/** Joins the later part to the first one, of which these are the exports. */
export async function join(first, made) {
  await WebAssembly.instantiate(made, { first });
  if (broken) {
    location.reload();
    return new Promise(() => {});
  }
  first.hearLater();
  here = true;
  document.getElementById('later').remove();
  release();
  joined();
  try {
    sessionStorage.removeItem('whole');
  } catch {
    // A browser that keeps nothing.
  }
}

/** Gets the later part when the first one is at work, and joins it. */
export const after = async (first) => join(first, await again(prepared));

/** The first picture is there. Until the later part is, a line goes on to show how much has come. */
export function picture() {
  if (!here) {
    const shown = document.getElementById('later');
    shown.append(document.getElementById('line'));
    shown.hidden = false;
    for (const name of [...INPUTS, ...WINDOW]) window.addEventListener(name, hold, { capture: true, passive: false });
  }
  document.getElementById('wait')?.remove();
}

const INPUTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'mousedown', 'mousemove', 'mouseup', 'mouseleave', 'click',
  'auxclick', 'contextmenu', 'touchstart', 'touchmove', 'touchend', 'touchcancel', 'wheel', 'keydown', 'keyup', 'input',
  'compositionstart', 'compositionupdate', 'compositionend', 'paste', 'copy', 'cut', 'dragover', 'dragleave', 'drop'];
// What becomes of the window while nobody looks is heard of later too.
const WINDOW = ['focus', 'blur', 'visibilitychange'];

let held = [];

function hold(event) {
  event.stopImmediatePropagation();
  // Of a touch that the program has seen, the browser makes no clicks.
  if (event.type.startsWith('touch') && event.cancelable) event.preventDefault();
  // A finger that goes down once more wants the same, or something else instead.
  if (event.type === 'pointerdown') held = held.filter(({ event: { type } }) => WINDOW.includes(type));
  // Moving on is nothing yet that has to wait.
  if (/down|start|wheel|drop/.test(event.type)) document.getElementById('later').classList.add('held');
  held.push({ event, target: event.target });
}

function release() {
  for (const name of [...INPUTS, ...WINDOW]) window.removeEventListener(name, hold, { capture: true });
  for (const { event, target } of held.splice(0)) {
    try {
      target.dispatchEvent(new event.constructor(event.type, event));
    } catch {
      // One that cannot be made by a page is done once more by whoever wants it.
    }
  }
}

/**
 * The first picture takes a function of the later part after all. Nothing was entered yet: when all is here the page begins
 * anew, and waits for both.
 */
export function early() {
  sessionStorage.setItem('whole', 'yes');
  broken = true;
  // Whatever else goes wrong in a program that was broken off, it is not shown.
  tableside.failed = () => {};
  throw new Error('the later part is needed');
}
