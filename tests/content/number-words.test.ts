import { expect, test } from 'vitest';
import { inWords, inWordsFirst, multiplyRange } from '#content/number-words.ts';

test.each([
  [0, 'no', 'No'],
  [6, 'six', 'Six'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('%d is %s, and %s at the start of a sentence', (count, within, first) => {
  expect([inWords(count), inWordsFirst(count)]).toEqual([within, first]);
});

test('a range of dollars is multiplied at both ends', () => {
  expect(multiplyRange('$150–$300', 6)).toBe('$900–$1,800');
});
