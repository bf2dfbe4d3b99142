// Asks for the program before anything else, so that it is on its way while the page is still read. For old browsers too.
// The smallest program with a vector instruction: a browser that does not take it is too old (fault.js).
var VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
var able = typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(VECTOR));
// It lies beside this script.
var program = document.currentScript.src.replace(/[^/]*$/, 'tableside_bg.wasm');
// A host that sends it as it lies there, of three times the size, is asked for the zipped one. What is kept here is whole.
function small(response) {
  var kept = navigator.serviceWorker && navigator.serviceWorker.controller;
  if (kept || !response.ok || !self.DecompressionStream || response.headers.get('content-encoding')) return response;
  return fetch(program + '.gz').then(function (zipped) {
    if (!zipped.ok) return response;
    response.body.cancel();
    var body = zipped.body.pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, { headers: { 'content-type': 'application/wasm' } });
  });
}
// The program is made ready while everything else is on its way (start.js).
var ready = able && WebAssembly.compileStreaming && WebAssembly.compileStreaming(fetch(program).then(small));
// What goes wrong here is seen to there.
if (ready) ready.catch(function () {});
