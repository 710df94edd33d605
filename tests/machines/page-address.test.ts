import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellPath } from '#machines/page-address.ts';
import { misspelt, unknown } from '#tests/addresses.ts';

test.each(misspelt)('spells %s as %s', (address, page) => {
  expect(spellPath(address)).toBe(page);
});

test.each(['/', '//', '/index.html', '/index', '/)', '/%20', '/.'])('spells %s as home', (path) => {
  expect(spellPath(path)).toBe('/');
});

test('does not take what cannot be decoded, or other signs, for a page’s', () => {
  const taken = unknown.map(spellPath).filter((path) => path === '/' || path === '/auckland');
  expect(taken).toEqual([]);
});

test('spells its own result as it is, which begins with one slash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const spelt = spellPath(`/${text}`);
      expect(spelt).toMatch(/^\/(?![/\\])/);
      fc.pre(spelt.length <= 300);
      expect(spellPath(spelt)).toBe(spelt);
    }),
  );
});
