import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchedParts } from '#machines/faq-search/matched-parts.ts';
import { termsOf } from '#machines/faq-search/search-index.ts';

/** The parts as one text, the matched ones in brackets. */
const mark = (text: string, ...sought: string[]) =>
  matchedParts(text, sought)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

const character = constantFrom(...Array.from("aAāb’' "), '\u0304');
const words = string({ unit: character, maxLength: 6 });

describe('matched parts', () => {
  test.each([
    [mark('When is my GST return due?', ' gst'), 'When is my [GST] return due?'],
    [mark('Whangārei', ' whangarei'), '[Whangārei]'],
    [mark('in Whanga\u0304rei', ' whanga', ' ngarei'), 'in [Whangā]rei'],
    [mark('Hawke’s Bay', " hawke's"), '[Hawke’s] Bay'],
    [mark('‘ACC’: your account', ' acc '), '‘[ACC]’: your account'],
    [mark('Deductions, and one’s', ' ded', ' on'), '[Ded]uctions, and [on]e’s'],
    [mark('nothing'), 'nothing'],
    [mark('', ' gst'), ''],
  ])('%s', (marked, expected) => {
    expect(marked).toBe(expected);
  });

  test('join to the text, and alternate', () => {
    assert(
      property(string({ unit: character }), words, (text, search) => {
        const parts = matchedParts(
          text,
          termsOf(search).map((term) => ` ${term}`),
        );
        expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
        expect(parts.some((part, at) => part.matched === parts[at + 1]?.matched)).toBe(false);
      }),
    );
  });
});
