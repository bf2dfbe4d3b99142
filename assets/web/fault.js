// What is shown when the program cannot start or has come to an end, in both languages since nobody knows yet which one
// is wanted; and the plays as a file, which needs nothing but this script. It is written for old browsers too.
var tableside = {};

(function () {
  var WORDS = {
    en: {
      old: 'This browser cannot run Tableside: it lacks WebAssembly or WebGL 2. A newer one can: Chrome, Edge, Firefox, or Safari 16.4 and later.',
      end: 'Tableside has stopped. What you saw entered is safe.',
      again: 'Start again', save: 'Save all plays as a file', none: 'No plays are kept in this browser.'
    },
    cs: {
      old: 'Tento prohlížeč Tableside nespustí: chybí mu WebAssembly nebo WebGL 2. Zvládne to novější: Chrome, Edge, Firefox nebo Safari od verze 16.4.',
      end: 'Tableside se zastavil. Co jste viděli zapsané, je v bezpečí.',
      again: 'Spustit znovu', save: 'Uložit všechny partie do souboru', none: 'V tomto prohlížeči žádné partie nejsou.'
    }
  };
  // The smallest program with a vector instruction.
  var VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  var failed = false;

  function isAble() {
    return typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(VECTOR)) &&
      document.createElement('canvas').getContext('webgl2');
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
    var able = isAble();
    var box = document.getElementById('fault');
    box.hidden = false;
    line(box, 'en', WORDS.en[able ? 'end' : 'old']);
    line(box, 'cs', WORDS.cs[able ? 'end' : 'old']);
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

  // The file of all plays, which every Tableside reads: the records as they are kept, letter by letter. Empty when there
  // are none. A database that is not there yet is not made.
  function plays(done) {
    var open = indexedDB.open('tableside'), fresh = false;
    open.onupgradeneeded = function () { fresh = true; open.transaction.abort(); };
    open.onerror = function () { done(''); };
    open.onsuccess = function () {
      var stores = open.result.objectStoreNames;
      if (fresh || !stores.contains('plays') || !stores.contains('lines')) return done('');
      var read = open.result.transaction(['plays', 'lines']), all = [];
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
    };
  }
})();
