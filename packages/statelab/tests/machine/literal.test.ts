import { expect, test } from 'vitest';
import { literal } from '#statelab/machine/literal.ts';

test.each([
  ['Tūī', `'Tūī'`],
  [`it's a \\ and\na new line`, String.raw`'it\'s a \\ and\na new line'`],
  [{ type: 'A.B', 'a-b': [1, null, true] }, `{ type: 'A.B', 'a-b': [1, null, true] }`],
  [{}, '{}'],
  [undefined, 'undefined'],
  [new TypeError('Failed to fetch'), `new Error('Failed to fetch')`],
])('%j is written as %s', (value, text) => {
  expect(literal(value)).toBe(text);
});
