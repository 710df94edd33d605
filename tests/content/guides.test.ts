import { describe, expect, test } from 'vitest';
import { blogCategories } from '#content/categories.ts';
import { guides, type Guide, type GuideCard } from '#content/guides.ts';
import { readTime, wordCount } from '#src/views/guide/read-time.ts';

const written = import.meta.glob<Guide>('/content/pages/blog/*.ts', {
  import: 'page',
  eager: true,
});
const cards: readonly GuideCard[] = guides;

test('every guide has a card on the index, and every card a guide', () => {
  const paths = Object.values(written).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(cards.map(({ slug }) => `/blog/${slug}`).toSorted());
});

describe.each(Object.values(written).map((guide) => [guide.path, guide] as const))(
  '%s',
  (path, guide) => {
    const card = cards.find(({ slug }) => path === `/blog/${slug}`);

    test('has 900 to 1,800 words', () => {
      expect(wordCount(guide)).toBeGreaterThanOrEqual(900);
      expect(wordCount(guide)).toBeLessThanOrEqual(1800);
    });

    test('takes as long to read as its card says', () => {
      expect(card?.readTime).toBe(readTime(guide));
    });

    test('has a summary of two to four points, tables and a picture that is described', () => {
      const kinds = guide.sections.flatMap((section) =>
        section.kind === 'prose' ? section.blocks.map(({ kind }) => kind) : [section.kind],
      );
      expect(guide.summary.length).toBeGreaterThanOrEqual(2);
      expect(guide.summary.length).toBeLessThanOrEqual(4);
      expect(kinds).toContain('table');
      expect(guide.drawingAlt.length).toBeGreaterThan(40);
    });

    test('was first published before it was last read through', () => {
      expect(guide.updated >= (card?.date ?? '9999')).toBe(true);
    });
  },
);

test('one article is featured, and one of the six others is popular', () => {
  expect(cards.filter((card) => card.featured).map(({ slug }) => slug)).toEqual([
    'tax-deductions-guide-nz',
  ]);
  expect(cards.filter((card) => card.popular).map(({ slug }) => slug)).toEqual([
    'nz-tax-deadlines-2025',
  ]);
});

test('titles and addresses are no other guide’s', () => {
  expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length);
  expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
  expect(cards.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test('each of the six categories has an article and its planned count', () => {
  const counts = blogCategories.map(({ name, count }) => [name, count]);
  expect(counts).toEqual([
    ['Small Business', 24],
    ['GST', 18],
    ['Tax Planning', 31],
    ['Deductions', 22],
    ['Property', 15],
    ['Contractors', 12],
  ]);
  const used = new Set(cards.map(({ category }) => category));
  expect(blogCategories.filter(({ name }) => !used.has(name))).toEqual([]);
});
