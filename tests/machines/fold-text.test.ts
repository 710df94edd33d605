import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#machines/fold-text.ts';

test.each([
  ['Whangārei', 'whangarei'],
  ['Whanga\u0304rei', 'whangarei'],
  ['café Zürich Việt', 'cafe zurich viet'],
  ['İstanbul', 'istanbul'],
  ['Hawke’s Bay', "hawke's bay"],
  ['GST 15%', 'gst 15%'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

/**
 * Letters with marks, composed and decomposed, and letters whose lower case or composed form has
 * another length.
 */
const character = constantFrom(
  ...Array.from("aZāĀĒİıßŞΣﬁÅệ’‘'- \n😀"),
  '\u0304',
  '\u0302',
  '\u0323',
  '\ud83d',
);

test('keeps the position of every character', () => {
  assert(
    property(string({ unit: character }), (text) => {
      expect(foldText(text)).toHaveLength(text.normalize('NFC').length);
    }),
    { numRuns: 500 },
  );
});
