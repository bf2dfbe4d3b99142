// What is shown when the program cannot start or has come to an end, in both languages since nobody knows yet which one
// is wanted; and the plays as a file, which needs nothing but this script. It is written for old browsers too.
var tableside = {};

(function () {
  var WORDS = {
    en: {
      old: 'This browser is too old for Tableside, which needs Chrome 97, Edge 97, Firefox 89, Safari 16.4 or later.',
      draw: 'Tableside cannot draw in this browser: it has no WebGL. Turn on hardware acceleration in the browser’s settings, or use another browser.',
      end: 'Tableside has stopped. What you saw entered is safe.',
      again: 'Start again', save: 'Save all plays to a file', none: 'No plays are kept in this browser.'
    },
    cs: {
      old: 'Tento prohlížeč je pro Tableside příliš starý. Stačí Chrome 97, Edge 97, Firefox 89, Safari 16.4 nebo novější.',
      draw: 'Tableside v tomto prohlížeči nemůže kreslit, chybí mu WebGL. Zapněte v jeho nastavení hardwarovou akceleraci, nebo použijte jiný prohlížeč.',
      end: 'Tableside se zastavil. Co jste viděli zapsané, je v bezpečí.',
      again: 'Spustit znovu', save: 'Uložit všechny partie do souboru', none: 'V tomto prohlížeči žádné partie nejsou.'
    }
  };
  var failed = false;

  // Which words are true of this browser.
  function key() {
    var canvas = document.createElement('canvas');
    if (!able) return 'old';
    return canvas.getContext('webgl2') || canvas.getContext('webgl') ? 'end' : 'draw';
  }

  function line(box, language, words) {
    var p = document.createElement('p');
    p.lang = language;
    p.textContent = words;
    box.appendChild(p);
  }

  function button(box, key, act) {
    var b = document.createElement('button');
    b.type = 'button';
    b.textContent = WORDS.en[key] + ' · ' + WORDS.cs[key];
    b.onclick = act;
    box.appendChild(b);
  }

  // Says that it is over, and why; only the first reason counts.
  tableside.failed = function (why) {
    if (failed) return;
    failed = true;
    var wait = document.getElementById('wait');
    if (wait) wait.parentNode.removeChild(wait);
    var words = key();
    var box = document.getElementById('fault');
    box.hidden = false;
    line(box, 'en', WORDS.en[words]);
    line(box, 'cs', WORDS.cs[words]);
    button(box, 'again', function () { location.reload(); });
    button(box, 'save', function () {
      plays(function (text) {
        if (text) tableside.give('tableside.json', text);
        else { line(box, 'en', WORDS.en.none); line(box, 'cs', WORDS.cs.none); }
      });
    });
    var small = document.createElement('small');
    small.textContent = why;
    box.appendChild(small);
  };

  // Gives a person a file.
  tableside.give = function (name, text) {
    var link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = name;
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 60000);
  };

  // Which database is this page's: that of the host, unless it belongs to another folder of it (indexed_db/database.rs).
  function database(name, done) {
    var open = indexedDB.open(name), fresh = false, here = location.pathname.replace(/[^/]*$/, '');
    open.onupgradeneeded = function () { fresh = true; open.transaction.abort(); };
    open.onerror = function () { done(null); };
    open.onsuccess = function () {
      // A later version that comes to change the database's form must not wait for this page.
      open.result.onversionchange = function () { open.result.close(); };
      var stores = open.result.objectStoreNames;
      if (fresh || !stores.contains('plays') || !stores.contains('lines') || !stores.contains('kept')) return done(null);
      if (name !== 'tableside') return done(open.result);
      var owner = open.result.transaction('kept').objectStore('kept').get('address');
      owner.onerror = function () { done(open.result); };
      owner.onsuccess = function () {
        if (!owner.result || owner.result === here) done(open.result);
        else database('tableside:' + here, done);
      };
    };
  }

  // The file of all plays, which every Tableside reads: the records as they are kept, letter by letter. Empty when there
  // are none. A database that is not there yet is not made.
  function plays(done) {
    database('tableside', function (found) {
      if (!found) return done('');
      var read = found.transaction(['plays', 'lines']), all = [];
      read.objectStore('plays').openCursor().onsuccess = function (event) {
        var cursor = event.target.result;
        if (!cursor) return;
        var play = { row: cursor.value, lines: [] };
        all.push(play);
        // A line's key begins with its play's id.
        read.objectStore('lines').openCursor(IDBKeyRange.bound(cursor.key, cursor.key + '\uffff')).onsuccess = function (event) {
          var line = event.target.result;
          if (!line) return;
          play.lines.push(line.value);
          line.continue();
        };
        cursor.continue();
      };
      read.oncomplete = function () {
        var texts = all.map(function (play) { return '{"row":' + play.row + ',"lines":[' + play.lines.join(',') + ']}'; });
        done(texts.length && '{\n"tableside": "plays",\n"version": 1,\n"plays": [\n' + texts.join(',\n') + '\n]\n}\n');
      };
      read.onerror = function () { done(''); };
    });
  }

  // A script that does not come tells nobody else.
  addEventListener('error', function (event) {
    var script = event.target;
    if (script && script.tagName === 'SCRIPT') tableside.failed(script.src);
  }, true);

  if (!able) tableside.failed('no WebAssembly SIMD');
  else if (!('noModule' in document.createElement('script'))) tableside.failed('no modules');
})();
