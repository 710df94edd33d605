// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { facts, type Fact } from '#content/facts.ts';
import { plainText } from '#content/text.ts';
import { pageAt, pagePaths } from './built-site.ts';
import { mainOf, textOf } from './reading.ts';

const entries = Object.entries<Fact>(facts);

/** What a page says, found without regard to how its blocks are spaced. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');
const texts = new Map<string, string>();
function saidOn(path: string): string {
  const text = texts.get(path) ?? squeeze(textOf(mainOf(pageAt(path))));
  texts.set(path, text);
  return text;
}
const says = (path: string, words: string): boolean => saidOn(path).includes(squeeze(words));

/** A dated note reads: its text, and the day it was checked. */
const notePrinted = ({ note }: Fact, path: string): boolean =>
  note !== undefined && says(path, `${plainText(note.text)} (21 November 2026)`);

test('every figure stands on each page where the specification puts it', () => {
  const faults = entries.flatMap(([id, { figure, shownOn }]) =>
    shownOn.filter((path) => !says(path, figure)).map((path) => `${path}: ${id} (${figure})`),
  );
  expect(faults).toEqual([]);
});

test('every dated note stands on each page that shows its fact', () => {
  const faults = entries.flatMap(([id, fact]) =>
    fact.note === undefined
      ? []
      : fact.shownOn.filter((path) => !notePrinted(fact, path)).map((path) => `${path}: ${id}`),
  );
  expect(faults).toEqual([]);
});

test('a page that prints the sentence of a fact prints its note as well', () => {
  const faults = entries
    .filter(([, { note }]) => note !== undefined)
    .flatMap(([id, fact]) =>
      pagePaths
        .filter((path) => says(path, plainText(fact.wording)) && !notePrinted(fact, path))
        .map((path) => `${path}: ${id}`),
    );
  expect(faults).toEqual([]);
});

describe('where a page prints a figure that no longer holds, it says so', () => {
  test.each([
    ['/capital-gains-tax', '10 years', /sales from 1 July 2024 the bright-line period is 2 years/],
    ['/tax-calculator', '$14,000', /they meet at \$15,600, \$53,500, \$78,100 and \$180,000/],
    ['/gst-and-bas-returns', '$50', /‘taxable supply information’ on 1 April 2023/],
    ['/blog/nz-tax-deadlines-2025', '7 April 2025', /The 7th does not hold, the 28th does/],
    ['/small-business-tax', 'BAS', /BAS \(business activity statement\) is the Australian name/],
    ['/blog/tax-deductions-guide-nz', '14,000 km', /14,000 km is not a cap/],
  ])('%s: %s', (path, figure, note) => {
    const text = textOf(mainOf(pageAt(path)));
    expect(text).toContain(figure);
    expect(text).toMatch(note);
  });
});
