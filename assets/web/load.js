// Stands in the page itself, so that the program is on its way before anything else is asked for. For old browsers too.
// The smallest program with a vector instruction: a browser that does not take it is too old (fault.js).
var VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
var able = typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(VECTOR));
var BUILD = location.href.replace(/[?#].*$/, '').replace(/[^/]*$/, '') + '__BUILD__/';
// How many bytes the program's two parts have when they are unpacked, and how many of them have come.
var SIZE = __SIZE__, got = 0;
if (/^cs/i.test(navigator.language || '')) {
  document.documentElement.lang = 'cs';
  document.querySelector('link[rel=manifest]').href = 'manifest.cs.webmanifest';
}
// Shows how much of it has come. What is kept here comes at once, and is not counted: only what comes straight from where it
// is kept is compiled but once.
function counted(response) {
  if (!response.body || !response.clone) return response;
  var reader = response.clone().body.getReader();
  function next() {
    return reader.read().then(function (part) {
      if (part.done) return;
      got += part.value.length;
      var line = document.getElementById('line');
      if (line) line.value = Math.min(got / SIZE, 1);
      return next();
    });
  }
  next().catch(function () {});
  return response;
}
// A host that packs what it sends is asked for the program itself. One that would send it as it lies there, of four times
// the size, is asked for the packed one, which is unpacked here. The head alone says which one it is.
function ask(part) {
  var program = BUILD + part;
  if (navigator.serviceWorker && navigator.serviceWorker.controller) return fetch(program);
  var plain = function () { return fetch(program).then(counted); };
  if (!self.DecompressionStream) return plain();
  return fetch(program, { method: 'HEAD' }).then(function (head) {
    if (head.ok && head.headers.get('content-encoding')) return plain();
    return fetch(program + '.gz').then(function (packed) {
      if (!packed.ok) return plain();
      // One that says of the packed one that it is packed has unpacked it already.
      var body = packed.headers.get('content-encoding') ? packed.body : packed.body.pipeThrough(new DecompressionStream('gzip'));
      return counted(new Response(body, { headers: { 'content-type': 'application/wasm' } }));
    });
  }, plain);
}
// Made ready while everything else is on its way.
function prepare(part) {
  var made = WebAssembly.compileStreaming(ask(part));
  // What goes wrong here is seen to by those who wait for it (start.js, parts.js).
  made.catch(function () {});
  return made;
}
var ready = able && WebAssembly.compileStreaming && prepare('tableside_bg.wasm');
// What the first picture does without comes after it, but where more than Home will be in it: everything is kept here, or this
// page is loaded again, or an address is followed. Also where it turned out that the first picture does not do without.
var whole = true;
try {
  whole = Boolean(navigator.serviceWorker && navigator.serviceWorker.controller) || location.hash.length > 1
    || sessionStorage.getItem('play') !== null || sessionStorage.getItem('whole') !== null;
} catch (error) {
  // A browser that keeps nothing.
}
var later = whole && ready && prepare('later.wasm');
