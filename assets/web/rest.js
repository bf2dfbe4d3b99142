// Rest. eframe asks for an animation frame for ever, and for a timer for ever while the page is hidden, also when nothing
// changes. Here its requests are kept until there is a reason for a frame: an input, a word of the page, or the time that
// the program itself named after its last frame (src/web/rest.rs).

const frame = window.requestAnimationFrame.bind(window);
const cancelFrame = window.cancelAnimationFrame.bind(window);
const timer = window.setTimeout.bind(window);
const cancelTimer = window.clearTimeout.bind(window);

// After an input eframe needs up to three frames: to draw what it has laid out, to lay out anew, to draw that.
const AFTER_INPUT = 3;
// The delay with which eframe asks for its timer while the page is hidden.
const HIDDEN = 10;

// How many more frames are let through; the first ones always are.
let free = AFTER_INPUT;
// Whether the coming frame is counted: it is one, however many ask for it.
let counted = false;
// Requests that are kept, by the numbers that eframe was given for them.
const kept = new Map();
let number = 1e9;
let due, dueAt = Infinity;

function count() {
  if (counted) return;
  counted = true;
  free -= 1;
  // Whoever asks first is called first: before anyone can ask for the frame after it.
  (document.hidden ? timer : frame)(() => { counted = false; });
}

// Only the program asks for frames here: the page's other scripts ask for none, and those of an extension have a window of
// their own. So nothing needs to be known of the functions that it hands over.
function keep(f, ask) {
  if (free > 0 || counted) {
    count();
    return ask();
  }
  kept.set(++number, f);
  return number;
}

window.requestAnimationFrame = (f) => keep(f, () => frame(f));
window.setTimeout = (f, delay, ...rest) =>
  delay === HIDDEN && document.hidden ? keep(f, () => timer(f, delay)) : timer(f, delay, ...rest);
window.cancelAnimationFrame = (id) => void (kept.delete(id) || cancelFrame(id));
window.clearTimeout = (id) => void (kept.delete(id) || cancelTimer(id));

/** Lets frames through again. */
export function wake(frames = AFTER_INPUT) {
  free = Math.max(free, frames);
  if (kept.size) count();
  for (const [id, f] of kept) {
    kept.delete(id);
    if (document.hidden) timer(f, 0);
    else frame(f);
  }
}

/** Whether nothing is on its way to the screen. */
export const resting = () => kept.size > 0;

/** The program names the time of its next frame, in milliseconds from now. */
export function rest(delay) {
  if (delay < 16) return wake(2);
  const at = performance.now() + delay;
  if (at >= dueAt) return;
  cancelTimer(due);
  dueAt = at;
  if (delay !== Infinity) due = timer(() => { dueAt = Infinity; wake(); }, delay);
  else dueAt = Infinity;
}

const INPUTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'mousemove', 'mouseleave', 'touchstart', 'touchmove',
  'touchend', 'touchcancel', 'wheel', 'keydown', 'keyup', 'input', 'compositionstart', 'compositionend', 'focus', 'blur',
  'paste', 'copy', 'cut', 'dragover', 'dragleave', 'drop', 'resize', 'pageshow', 'pagehide', 'popstate', 'hashchange',
  'gesturestart', 'gesturechange', 'gestureend'];
for (const name of INPUTS) window.addEventListener(name, () => wake(), { capture: true, passive: true });
document.addEventListener('visibilitychange', () => {
  // The frame that was counted may not come any more.
  counted = false;
  wake();
}, true);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => wake());
