// What a phone has around the window: the way back, the screen that stays awake, the vibration, the keyboard, the edges.

const root = document.documentElement;
let hear = {};
let standing = { steps: 0, awake: false, unsaved: false, play: null };

/** The program is there: tells it what this device can do and what the system asks for, and from now on each change. */
export function begin(program) {
  hear = program;
  hear.hearAble('wakeLock' in navigator, 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches);
  system();
  const play = sessionStorage.getItem('play');
  if (play !== null) hear.hearPlay(play);
  history.replaceState({ step: 0 }, '');
}

/** The program says how the window stands. */
export function stands(text) {
  standing = JSON.parse(text);
  root.lang = standing.language;
  const [upper, lower] = standing.edges.map((color) => `rgb(${color.join()})`);
  root.style.setProperty('--upper', upper);
  root.style.setProperty('--lower', lower);
  document.querySelector('meta[name=theme-color]').content = upper;
  // A page that is loaded again shows the same play, or Home, whatever other pages show.
  sessionStorage.setItem('play', standing.play ?? '');
  steps();
  stayAwake();
}

// The way back. The browser's history has as many entries as there are steps back in the program, so that the system's
// gesture takes the program's own step, and leaves the page only where there is none.
let going = false;

function steps() {
  const at = history.state?.step ?? 0;
  if (going) return;
  for (let step = at + 1; step <= standing.steps; step += 1) history.pushState({ step }, '');
  if (at > standing.steps) {
    going = true;
    history.go(standing.steps - at);
  }
}

window.addEventListener('popstate', (event) => {
  const at = event.state?.step ?? 0;
  if (going) {
    going = false;
    steps();
  } else if (at < standing.steps) {
    hear.hearBack?.(standing.steps - at);
  } else if (at > standing.steps) {
    // There is no way forward in the program.
    steps();
  }
});

// Entries that are nowhere but in memory are not left without a question.
window.addEventListener('beforeunload', (event) => {
  if (standing.unsaved) event.preventDefault();
});

// The screen stays awake; the system takes that back whenever the page is hidden.
let lock = null;

async function stayAwake() {
  if (!standing.awake) {
    lock?.release();
    lock = null;
  } else if (!lock && !document.hidden) {
    lock = 'asking';
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    lock?.addEventListener('release', () => { lock = null; });
    if (lock && !standing.awake) stayAwake();
  }
}

document.addEventListener('visibilitychange', () => {
  if (standing.awake && 'wakeLock' in navigator) stayAwake();
});

/** An entry was taken. */
export function tick() {
  navigator.vibrate?.(12);
}

// The system's size of text. Safari on a phone names it with a font of its own, others with the size of a page's text or
// with a factor.
const probe = document.body.appendChild(document.createElement('div'));
probe.className = 'unseen';
probe.setAttribute('aria-hidden', 'true');
const dynamic = CSS.supports('font', '-apple-system-body') && matchMedia('(pointer: coarse)').matches;
probe.style.cssText = dynamic
  ? 'font:-apple-system-body;width:1em;--usual:17'
  : 'font-size:medium;width:calc(1em * env(preferred-text-scale, 1));--usual:16';
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

function system() {
  const percent = Math.round((probe.getBoundingClientRect().width / (dynamic ? 17 : 16)) * 100);
  hear.hearSystem?.(Math.min(Math.max(percent, 50), 300), lessMotion.matches);
}
new ResizeObserver(system).observe(probe);
lessMotion.addEventListener('change', system);

// The phone's keyboard: where it lies over the page instead of making it smaller, the window ends above it. Zooming in
// changes what is seen of the window, not the window.
const seen = window.visualViewport;
let height = 0;
seen?.addEventListener('resize', () => {
  if (seen.scale !== 1 || seen.height === height) return;
  height = seen.height;
  root.style.setProperty('--height', `${height}px`);
  window.scrollTo(0, 0);
});

// A file that is dropped beside the window would take the place of the page.
for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());

// How many pages may be open at once and still each have drafts of its own that the next page finds.
const SLOTS = 8;

/**
 * Takes a slot for this page's drafts that no other page has, by a lock that the browser frees when the page ends, however it
 * ends. Gives its number, then those that nobody has: what was left half made there is taken over.
 */
export async function slots() {
  if (!navigator.locks) return [0];
  // Two Tablesides on one host have databases of their own, and slots of their own.
  const here = location.pathname.replace(/[^/]*$/, '');
  const name = (number) => `tableside:${here}:window ${number}`;
  const take = (number, options) => new Promise((done) => {
    const hold = (lock) => {
      done(lock !== null);
      return lock && new Promise(() => {});
    };
    navigator.locks.request(name(number), options, hold).catch(() => done(false));
  });
  // A page that is loaded again may come before the one that it replaces has gone; a copy of a page waits in vain.
  const patience = new AbortController();
  setTimeout(() => patience.abort(), 1000);
  const before = sessionStorage.getItem('window');
  let own = Number(before);
  if (before === null || !(await take(own, { signal: patience.signal }))) {
    for (own = 0; !(await take(own, { ifAvailable: true })); own += 1);
  }
  sessionStorage.setItem('window', own);
  const held = new Set((await navigator.locks.query()).held.map((lock) => lock.name));
  return [own, ...[...Array(SLOTS).keys()].filter((number) => number !== own && !held.has(name(number)))];
}
