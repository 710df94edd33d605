import { expect, test } from 'vitest';
import { plain } from '#statelab/machine/plain.ts';

test('what JSON cannot hold has a text or a list instead', () => {
  const ring: Record<string, unknown> = { big: 1n, map: new Map([['k', 1]]) };
  ring['self'] = ring;
  expect(plain(ring)).toEqual({ big: '1n', map: [['k', 1]], self: '[circular]' });
  expect(plain(() => 1)).toBe(null);
});
