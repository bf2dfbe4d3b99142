// Reads a QR code that stands upright and clean in a picture of a screen, as a phone's camera does: no mistakes to mend.

/** The largest codes that a link to a table fills, by version and level: how many blocks with how many bytes of data each. */
const BLOCKS = { 3: { L: [1, 55], M: [1, 44] }, 4: { L: [1, 80], M: [2, 32] }, 5: { L: [1, 108], M: [2, 43] } };

const MASKS = [
  (x, y) => (x + y) % 2, (x, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2, (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The text of the code in a picture; null where there is none. `dark` says whether a pixel is. */
export function readCode(screen) {
  const { width, height } = screen;
  const dark = (x, y) => screen.dark(x, y);
  const corners = [];
  for (let y = 0; y < height; y += 1) {
    for (const [x, size] of eyes(width, (at) => dark(at, y))) {
      const upright = eyes(height, (at) => dark(x, at)).find(([at]) => Math.abs(at - y) <= size / 14);
      if (!upright || Math.abs(upright[1] - size) > size / 5) continue;
      if (!corners.some((corner) => Math.abs(corner.x - x) + Math.abs(corner.y - y) < size)) corners.push({ x, y: upright[0], size });
    }
  }
  if (corners.length !== 3) return null;
  const [first, second, third] = corners.sort((one, other) => one.x + one.y - other.x - other.y);
  const [right, under] = second.x > third.x ? [second, third] : [third, second];
  const unit = first.size / 7;
  const version = Math.round(((right.x - first.x) / unit - 10) / 4);
  const size = 17 + 4 * version;
  const step = (to, from) => (to - from) / (size - 7);
  const at = (x, y) => dark(Math.round(first.x + (x - 3) * step(right.x, first.x)), Math.round(first.y + (y - 3) * step(under.y, first.y)));
  return decode(version, size, at);
}

/** The middles and sizes of what looks like an eye of a code along a line: dark, light, three times dark, light, dark. */
function eyes(length, dark) {
  const [found, runs] = [[], []];
  for (let at = 0, from = 0; at <= length; at += 1) {
    if (at < length && at > 0 && dark(at) === dark(at - 1)) continue;
    if (at > 0) runs.push({ from, length: at - from, dark: dark(at - 1) });
    from = at;
  }
  for (let at = 0; at + 5 <= runs.length; at += 1) {
    const five = runs.slice(at, at + 5);
    const size = five.reduce((sum, run) => sum + run.length, 0);
    const fits = (run, part) => Math.abs(run.length - (size * part) / 7) <= Math.max(1, size / 14);
    if (!five[0].dark || size < 21) continue;
    if (five.every((run, place) => fits(run, place === 2 ? 3 : 1))) found.push([five[0].from + Math.floor(size / 2), size]);
  }
  return found;
}

function decode(version, size, at) {
  // The level and the mask stand beside the first eye.
  let format = 0;
  for (const [x, y] of [[0, 8], [1, 8], [2, 8], [3, 8], [4, 8]]) format = format * 2 + (at(x, y) ? 1 : 0);
  format ^= 0b10101;
  const [level, mask] = [{ 1: 'L', 0: 'M' }[format >> 3], MASKS[format & 7]];
  const blocks = BLOCKS[version]?.[level];
  if (!blocks) throw new Error(`a code of version ${version}, level ${format >> 3}`);
  const bits = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    // The line of the timing has no data.
    if (right === 6) right -= 1;
    for (let row = 0; row < size; row += 1) {
      const y = up ? size - 1 - row : row;
      for (const x of [right, right - 1]) {
        if (!isFixed(size, x, y)) bits.push(at(x, y) !== (mask(x, y) === 0) ? 1 : 0);
      }
    }
  }
  const bytes = [];
  for (let from = 0; from + 8 <= bits.length; from += 8) bytes.push(Number.parseInt(bits.slice(from, from + 8).join(''), 2));
  // The blocks lie byte by byte beside each other.
  const [count, each] = blocks;
  const data = [];
  for (let block = 0; block < count; block += 1) for (let byte = 0; byte < each; byte += 1) data.push(bytes[byte * count + block]);
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const number = (from, length) => Number.parseInt(stream.slice(from, from + length), 2);
  if (number(0, 4) !== 4) throw new Error('not a text of bytes');
  const letters = number(4, 8);
  return Buffer.from(Array.from({ length: letters }, (_, letter) => number(12 + 8 * letter, 8))).toString();
}

/** Whether a place belongs to the form of a code of version 2 to 6, and not to its data. */
function isFixed(size, x, y) {
  const eye = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const small = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return eye || small || x === 6 || y === 6;
}
