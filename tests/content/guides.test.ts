import { describe, expect, test } from 'vitest';
import { cardOf, wordCount, type Guide } from '#content/guide.ts';
import { guides as cards } from '#content/guides.ts';

const written = import.meta.glob<Guide>('/content/pages/blog/*.ts', {
  import: 'page',
  eager: true,
});

test('cards are sorted by date', () => {
  const days = cards.map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
});

describe.each(Object.values(written).map((guide) => [guide.path, guide] as const))(
  '%s',
  (_path, guide) => {
    test('has 900 to 1,800 words', () => {
      expect(wordCount(guide)).toBeGreaterThanOrEqual(900);
      expect(wordCount(guide)).toBeLessThanOrEqual(1800);
    });

    test('has a summary of two to four points, and tables', () => {
      const kinds = guide.sections.flatMap((section) =>
        section.kind === 'prose'
          ? section.blocks.map(({ kind }) => kind)
          : [section.kind === 'dates' ? section.shape : section.kind],
      );
      expect(guide.summary.length).toBeGreaterThanOrEqual(2);
      expect(guide.summary.length).toBeLessThanOrEqual(4);
      expect(kinds).toContain('table');
    });

    test('was published before its last review', () => {
      expect(guide.updated >= guide.card.date).toBe(true);
    });
  },
);

test('a card states its guide’s reading time at 220 words a minute', () => {
  const [guide] = Object.values(written);
  if (guide === undefined) throw new Error('There is no guide in content/pages/blog.');
  const ofWords = (count: number): Guide => ({
    ...guide,
    heading: 'One',
    lede: 'Two',
    summary: ['three'],
    sections: [
      {
        kind: 'prose',
        id: 'rest',
        heading: 'Four',
        blocks: [{ kind: 'paragraph', text: 'word '.repeat(count - 4) }],
      },
    ],
  });
  expect([10, 329, 330, 1540].map((count) => cardOf(ofWords(count)).readTime)).toEqual([
    1, 1, 2, 7,
  ]);
});
