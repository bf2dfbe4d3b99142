// Files that come from outside of the window: opened with the program, or shared with it by another one.

// The place where the service worker has put those that were shared (sw.js).
const HERE = new URL('./', location.href.split(/[?#]/)[0]);
const SHARED = `tableside:${HERE.pathname}:shared`;

// So many are taken at once; the program asks a person before it merges any of them.
const MOST_FILES = 10;

/** Hands them to the program: `take(files)`. */
export async function begin(take) {
  window.launchQueue?.setConsumer(async ({ files }) => {
    if (files?.length) take(await Promise.all([...files].slice(0, MOST_FILES).map((file) => file.getFile())));
  });
  try {
    if (!(await caches.has(SHARED))) return;
    const aside = await caches.open(SHARED);
    const files = [];
    for (const request of (await aside.keys()).slice(0, MOST_FILES)) {
      const response = await aside.match(request);
      files.push(new File([await response.blob()], decodeURIComponent(response.headers.get('x-name'))));
    }
    // Gone before it is read: what a file does to the program, it does once.
    await caches.delete(SHARED);
    if (files.length) take(files);
  } catch {
    // Where nothing can be put aside, nothing was.
  }
}

/** Whether anything that is entered can be kept here: a browser may have been told to keep nothing. */
export function keeps() {
  return new Promise((answer) => {
    try {
      const open = indexedDB.open('tableside:probe');
      open.onerror = () => answer(false);
      open.onblocked = () => answer(true);
      open.onsuccess = () => {
        open.result.close();
        indexedDB.deleteDatabase('tableside:probe');
        answer(true);
      };
    } catch {
      answer(false);
    }
  });
}
