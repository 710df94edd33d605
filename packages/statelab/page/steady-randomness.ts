/**
 * Makes a page's random numbers the same on every run, but other ones in each of its documents: a key
 * that a page makes again after a reload is another key. Runs in the page before its code.
 */
export function steadyRandomness(): void {
  // The blank page before the first: some sites then get a window without its name.
  if (location.protocol === 'about:') return;
  const documents = Number(window.name) + 1 || 1;
  window.name = String(documents);
  let seed = documents * 0x9e3779b9;
  // A small generator of 32 bits, mulberry32.
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Crypto.prototype.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.set(array.map(() => Math.random() * 256));
    return array;
  };
  Crypto.prototype.randomUUID = () => {
    const digits = Array.from({ length: 5 }, (_, part) =>
      Math.floor(Math.random() * 16 ** 12)
        .toString(16)
        .padStart(12, '0')
        .slice(0, part === 0 ? 8 : part === 4 ? 12 : 4),
    );
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = digits;
    return `${first}-${second}-${third}-${fourth}-${fifth}`;
  };
}
