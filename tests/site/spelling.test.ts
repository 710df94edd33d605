import { expect, test } from 'vitest';
import { faultsOf } from './built-site.ts';
import { find, textOf } from './reading.ts';
import { misspelt } from './spell-check.ts';

/** Visible or announced text in attributes. */
const spoken = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];

const wordsOf = (document: Document): string =>
  [
    textOf(find(document, 'body')),
    document.title,
    ...[...document.querySelectorAll('meta[name="description"], meta[name="keywords"]')].map(
      (meta) => meta.getAttribute('content'),
    ),
    ...[...document.querySelectorAll('meta[property="og:image:alt"]')].map((meta) =>
      meta.getAttribute('content'),
    ),
    ...spoken.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    ),
  ].join(' ; ');

test('every word on a page has New Zealand spelling', () => {
  expect(faultsOf((document) => misspelt(wordsOf(document)))).toEqual([]);
});

/** Every text in a piece of content. Identifiers have no space. */
function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
}

test('every sentence of the content has New Zealand spelling', () => {
  const modules = import.meta.glob('/content/**/*.ts', { eager: true });
  const faults = Object.entries(modules).flatMap(([file, module]) => {
    const text = sentencesIn({ module })
      .join(' ; ')
      .replace(/\[\^[\w-]+\]/g, '')
      .replace(/\]\([^)]+\)/g, '] ');
    return misspelt(text).map((word) => `${file}: ${word}`);
  });
  expect(faults).toEqual([]);
});

test('rejects other spelling, and accepts New Zealand words', () => {
  for (const text of ['color', 'a building license', 'to practice law', 'Maori', 'Waymrak'])
    expect(misspelt(text)).not.toEqual([]);
  expect(misspelt('A ute from Ōākura and kūmara for the whānau: licence, colour')).toEqual([]);
});
