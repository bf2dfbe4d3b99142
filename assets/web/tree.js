// The elements for screen readers: what the program says is on the screen (src/web/tree.rs), as elements with roles, names
// and places. A click on one, or the focus, is handed to the program; the keyboard itself stays with the picture, which
// names the element that has it.

const tree = document.getElementById('tree');
const canvas = document.getElementById('app');
const live = { polite: document.getElementById('polite'), assertive: document.getElementById('assertive') };
const elements = new Map();
const said = new Map();

canvas.setAttribute('role', 'application');
canvas.setAttribute('aria-label', 'Tableside');
canvas.setAttribute('aria-owns', 'tree');

let wish = () => {};

/** Where wishes go: `wish(id, 'click' | 'focus')`. */
export function listen(hear) {
  wish = hear;
}

/** Takes the elements in reading order: pairs of an id and its content, without content where nothing has changed. */
export function mirror(text, focus) {
  const list = JSON.parse(text);
  const seen = new Set(list.map(([id]) => id));
  for (const [id, element] of elements) {
    if (!seen.has(id)) {
      element.remove();
      elements.delete(id);
      said.delete(id);
    }
  }
  // The place after which the next element of each parent stands.
  const last = new Map();
  for (const [id, content] of list) {
    let element = elements.get(id);
    if (!element) {
      element = document.createElement('div');
      element.id = `n${id}`;
      elements.set(id, element);
    }
    if (content) fill(id, element, content);
    const parent = elements.get(element.dataset.in) ?? tree;
    const before = last.get(parent);
    const next = before ? before.nextSibling : parent.firstChild;
    if (next !== element) parent.insertBefore(element, next);
    last.set(parent, element);
  }
  point(focus);
}

function fill(id, element, { in: parent, role, name, text, state, at, acts, live: tone }) {
  for (const { name } of [...element.attributes]) {
    if (name.startsWith('aria-') || name === 'role' || name === 'tabindex') element.removeAttribute(name);
  }
  element.dataset.in = parent ?? '';
  if (role) element.setAttribute('role', role);
  if (name) element.setAttribute('aria-label', name);
  for (const [key, value] of state) element.setAttribute(key, value);
  if (acts) element.tabIndex = -1;
  // A node's own text comes first among its children.
  const own = element.firstChild?.nodeType === Node.TEXT_NODE ? element.firstChild : null;
  if (own) own.data = text;
  else if (text) element.prepend(text);
  const [left, top, width, height] = at;
  element.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  if (tone && said.get(id) !== text) {
    said.set(id, text);
    live[tone].textContent = text;
  }
}

// The picture has the keyboard, or the hidden field through which a phone types; either names what it stands for.
function point(focus) {
  const element = elements.get(focus);
  if (element) canvas.setAttribute('aria-activedescendant', element.id);
  else canvas.removeAttribute('aria-activedescendant');
  const field = document.querySelector('#typing > input');
  if (!field) return;
  field.setAttribute('aria-label', element?.getAttribute('aria-label') || 'Tableside');
  hide(field);
}

// The hidden field is nothing to a screen reader while nobody types through it.
function hide(field) {
  const used = document.activeElement === field;
  if (used) field.removeAttribute('aria-hidden');
  else field.setAttribute('aria-hidden', 'true');
  field.tabIndex = -1;
}
for (const name of ['focusin', 'focusout']) {
  document.addEventListener(name, () => {
    const field = document.querySelector('#typing > input');
    if (field) queueMicrotask(() => hide(field));
  });
}

/**
 * The field through which a phone types is there: puts it into a part of the page of its own, names it, and hides it as long
 * as it is not used.
 */
export function name() {
  const field = document.querySelector('input[type=text]');
  if (field) document.getElementById('typing').append(field);
  point('');
}

const idOf = (target) => target.closest?.('#tree [id]')?.id.slice(1);

tree.addEventListener('click', (event) => {
  const id = idOf(event.target);
  if (id) wish(id, 'click');
});
tree.addEventListener('focusin', (event) => {
  const id = idOf(event.target);
  if (id) wish(id, 'focus');
  canvas.focus({ preventScroll: true });
});
