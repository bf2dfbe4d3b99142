// What a phone has around the window: the way back and the addresses, the screen that stays awake, the vibration, the
// keyboard, the edges, the way to other programs.

const root = document.documentElement;
let hear = {};
let standing = { steps: 0, awake: false, unsaved: false, play: null, address: '' };

/** The program is there: tells it what this device can do and what the system asks for, and from now on each change. */
export function begin(program) {
  hear = program;
  const hand = matchMedia('(pointer: coarse)').matches;
  hear.hearAble('wakeLock' in navigator || 'captureStream' in HTMLCanvasElement.prototype, 'vibrate' in navigator && hand, Boolean(navigator.share) && hand);
  hear.hearPage(PAGE);
  system();
  if (location.protocol.startsWith('http')) hear.hearOrigin(location.host);
  // The key of a link to a table has no =. It leaves the address bar at once, with the address of Home below.
  if (location.hash.length > 1 && !location.hash.includes('=')) hear.hearInvited(location.href);
  // An address that was followed counts more than what this page showed before it was loaded again.
  const address = written();
  const play = sessionStorage.getItem('play');
  if (address) hear.hearAddress(address);
  else if (play !== null) hear.hearPlay(play);
  // Home lies under everything.
  history.replaceState({ step: 0 }, '', PAGE);
  installs();
}

// Addresses stand after the # (src/app/nav/address.rs); what has no = in it is none.
const PAGE = location.href.split('#')[0];

function written() {
  try {
    const address = decodeURIComponent(location.hash.slice(1));
    return address.includes('=') ? address : '';
  } catch {
    return '';
  }
}

const at = () => (standing.address ? `${PAGE}#${standing.address}` : PAGE);

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
  document.title = standing.title;
  steps();
  stayAwake();
  keeps();
}

// The way back. The browser's history has as many entries as there are steps back in the program, so that the system's
// gesture takes the program's own step, and leaves the page only where there is none.
let going = false;

function steps() {
  if (going) return;
  const step = history.state?.step ?? 0;
  for (let next = step + 1; next <= standing.steps; next += 1) history.pushState({ step: next }, '', at());
  if (step > standing.steps) {
    going = true;
    history.go(standing.steps - step);
  } else if (location.href !== at()) {
    history.replaceState({ step: standing.steps }, '', at());
  }
}

window.addEventListener('popstate', (event) => {
  if (going) {
    going = false;
    steps();
  } else if (!event.state) {
    // A person has followed a link on this page, or written an address into the bar: one step more.
    const invited = location.hash.length > 1 && !location.hash.includes('=') && location.href;
    history.replaceState({ step: standing.steps + 1 }, '', invited ? at() : location.href);
    if (invited) hear.hearInvited?.(invited);
    else hear.hearAddress?.(written());
  } else if (event.state.step < standing.steps) {
    hear.hearBack?.(standing.steps - event.state.step);
  } else if (event.state.step > standing.steps) {
    // Forward again: what its address says.
    hear.hearAddress?.(written());
  }
});

/** Hands a link on to another program. */
export function share(title, url) {
  // Closed without a choice is no fault.
  navigator.share({ title, url }).catch(() => {});
}

// A browser may throw away what is entered here when it needs the room, unless it has promised not to. It is asked for that
// with the first play (src/store/indexed_db); a moment after a play is shown its answer is known.
let asked = false;

function keeps() {
  if (asked || !standing.play) return;
  asked = true;
  setTimeout(async () => {
    const promised = await navigator.storage?.persisted?.().catch(() => true) ?? true;
    if (!promised) hear.hearMayForget();
  }, 3000);
}

// Installing: the browser asks when it is told to, or a person goes by the menu for sharing, as on an iPhone.
let offer = null;

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event;
  hear.hearInstall?.(true);
});

function installs() {
  const installed = navigator.standalone || matchMedia('(display-mode: standalone)').matches;
  const apple = 'standalone' in navigator && navigator.maxTouchPoints > 1;
  if (!installed && offer) hear.hearInstall(true);
  else if (!installed && apple) hear.hearInstall(false);
}

/** Lets the browser ask whether the program is to be installed. */
export function install() {
  offer?.prompt();
  offer = null;
}

// Entries that are nowhere but in memory are not left without a question.
window.addEventListener('beforeunload', (event) => {
  if (standing.unsaved) event.preventDefault();
});

// The screen stays awake; the system takes that back whenever the page is hidden.
let lock = null;

async function stayAwake() {
  if (!('wakeLock' in navigator)) {
    play();
  } else if (!standing.awake) {
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
  if (standing.awake) stayAwake();
});

// A page of a host on the private network may not ask for that. Where a film is played in sight the screen stays awake too:
// a still one, without sound, as large as the window and behind it.
let film = null;

function play() {
  if (!standing.awake) {
    film?.remove();
    film = null;
    return;
  }
  if (!film) {
    const still = document.createElement('canvas');
    if (!still.captureStream) return;
    still.width = still.height = 16;
    const ink = still.getContext('2d');
    film = document.createElement('video');
    Object.assign(film, { muted: true, playsInline: true, srcObject: still.captureStream() });
    film.className = 'film';
    film.setAttribute('aria-hidden', 'true');
    film.tabIndex = -1;
    document.body.prepend(film);
    // What was drawn before the film was made is not in it.
    ink.fillRect(0, 0, 16, 16);
  }
  // A browser may want a touch first.
  if (film.paused) film.play().catch(() => {});
}

window.addEventListener('pointerdown', () => { if (film?.paused) play(); });

/** An entry was taken. */
export function tick() {
  navigator.vibrate?.(12);
}

/** A clock of the table runs out. */
export function warn() {
  navigator.vibrate?.([120, 80, 120]);
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
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');

function system() {
  const percent = Math.round((probe.getBoundingClientRect().width / (dynamic ? 17 : 16)) * 100);
  hear.hearSystem?.(Math.min(Math.max(percent, 50), 300), lessMotion.matches, moreContrast.matches);
}
new ResizeObserver(system).observe(probe);
for (const media of [lessMotion, moreContrast]) media.addEventListener('change', system);

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
