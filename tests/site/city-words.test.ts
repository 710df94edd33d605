import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { pageAt } from './built-site.ts';
import { mainOf, textsOf } from './reading.ts';

const blocks = 'h1, h2, h3, p, li:not(:has(h3, p)), dt, dd, th, td, caption';

/** Every sequence of five words within a sentence of a city’s page. */
function fiveGrams(slug: string): ReadonlySet<string> {
  const sentences = textsOf(mainOf(pageAt(`/${slug}`)), blocks).flatMap((text) =>
    text.toLowerCase().split(/(?<=[.!?:])\s/),
  );
  return new Set(
    sentences.flatMap((sentence) => {
      const words = sentence.match(/[\p{L}\p{N}’$%]+/gu) ?? [];
      return words.slice(4).map((_, start) => words.slice(start, start + 5).join(' '));
    }),
  );
}

const grams = new Map(cities.map(({ slug }) => [slug, fiveGrams(slug)]));

/** The share of the shorter page that is also on the other: 0 to 1. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((gram) => other.has(gram)).length;
  return common / Math.min(one.size, other.size);
}

test('any two city pages share less than half of their five-word sequences', () => {
  const pairs = [...grams].flatMap(([slug, own], index) =>
    [...grams]
      .slice(index + 1)
      .map(([other, theirs]) => ({ pair: `${slug} and ${other}`, share: shared(own, theirs) })),
  );
  const worst = pairs.reduce((one, other) => (other.share > one.share ? other : one));
  expect(pairs).toHaveLength((cities.length * (cities.length - 1)) / 2);
  expect(worst.share, `${worst.pair} share ${Math.round(worst.share * 100)}%`).toBeLessThan(0.5);
});

test('every city page has enough text to compare', () => {
  const thin = [...grams].filter(([, own]) => own.size < 300).map(([slug]) => slug);
  expect(thin).toEqual([]);
});
