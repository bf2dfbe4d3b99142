// The program's database as it lies in the browser, past the program: to damage it, to make one of an older form, and to see
// what is really there.

import assert from 'node:assert/strict';
import { until } from './table.mjs';

/** A page of the same address in which no program runs; on it everything below is done. */
export async function beside(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}manifest.webmanifest`);
  // The service worker answers for this address too.
  assert.match(await page.locator('body').innerText(), /"start_url"/, 'the file itself, and no program');
  return page;
}

/** All records of an object store, by key. */
export function records(page, store) {
  return page.evaluate((store) => new Promise((done, failed) => {
    const open = indexedDB.open('tableside');
    open.onerror = () => failed(open.error);
    open.onsuccess = () => {
      const all = {};
      const transaction = open.result.transaction(store);
      transaction.objectStore(store).openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) return;
        all[cursor.key] = cursor.value;
        cursor.continue();
      };
      transaction.oncomplete = () => { open.result.close(); done(all); };
    };
  }), store);
}

/** Puts a record in the place of another one; `null` takes it out. */
export function put(page, store, key, value) {
  return page.evaluate(([store, key, value]) => new Promise((done, failed) => {
    const open = indexedDB.open('tableside');
    open.onerror = () => failed(open.error);
    open.onsuccess = () => {
      const transaction = open.result.transaction(store, 'readwrite');
      const records = transaction.objectStore(store);
      if (value === null) records.delete(key);
      else records.put(value, key);
      transaction.oncomplete = () => { open.result.close(); done(); };
      transaction.onabort = () => failed(transaction.error);
    };
  }), [store, key, value]);
}

/** Makes a database of the first form with these records, by object store and key; the page keeps it open when it is to. */
export function makeFirstForm(page, all, stays) {
  return page.evaluate(([all, stays]) => new Promise((done, failed) => {
    const open = indexedDB.open('tableside', 1);
    open.onupgradeneeded = () => ['plays', 'lines', 'kept'].forEach((name) => open.result.createObjectStore(name));
    open.onerror = () => failed(open.error);
    open.onsuccess = () => {
      const names = ['plays', 'lines', 'kept'];
      const transaction = open.result.transaction(names, 'readwrite');
      for (const name of names) {
        for (const [key, value] of Object.entries(all[name])) transaction.objectStore(name).put(value, key);
      }
      transaction.oncomplete = () => {
        // As an old page would that hangs: it neither lets go of the database nor says anything.
        if (stays) window.held = open.result;
        else open.result.close();
        done();
      };
    };
  }), [all, stays]);
}

/** What the three object stores of the first form hold in a database of today. */
export async function firstForm(page) {
  return { plays: await records(page, 'plays'), lines: await records(page, 'lines'), kept: await records(page, 'kept') };
}

/** The version of the database's form. */
export function version(page) {
  return until(page, async () => (await indexedDB.databases()).find(({ name }) => name === 'tableside')?.version);
}
