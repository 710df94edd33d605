import { describe, expect, test } from 'vitest';
import type { Block, Page, Section } from '#content/page.ts';
import { withTerms } from '#src/routes/content/terms.ts';

const pageOf = (...sections: readonly Section[]): Page => ({
  path: '/terms-of-tax',
  family: 'other',
  title: 'T',
  description: 'D',
  name: 'N',
  heading: 'PAYE in the heading',
  lede: 'PAYE in the lede.',
  sections,
  updated: '2026-11-26',
});

const prose = (...blocks: readonly Block[]): Section => ({
  kind: 'prose',
  id: 'prose',
  heading: 'Prose',
  blocks,
});

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** The paragraphs of a page of these texts, marked. */
const marked = (...texts: readonly string[]): readonly string[] =>
  withTerms(pageOf(prose(...texts.map(paragraph)))).sections.flatMap((section) =>
    section.kind === 'prose'
      ? section.blocks.map((block) => (block.kind === 'paragraph' ? block.text : ''))
      : [],
  );

describe('the first use of a term on a page is marked', () => {
  test.each([
    ['Pay PAYE on time.', 'Pay [PAYE](~paye) on time.'],
    ['Safe harbour is a rule.', '[Safe harbour](~safe-harbour) is a rule.'],
    ['Shortfall penalties add up.', '[Shortfall penalties](~shortfall-penalty) add up.'],
    [
      'Provisional tax follows from residual income tax.',
      '[Provisional tax](~provisional-tax) follows from [residual income tax](~residual-income-tax).',
    ],
  ])('%s', (text, expected) => {
    expect(marked(text)).toEqual([expected]);
  });

  test('and no later one', () => {
    expect(marked('PAYE and PAYE.', 'PAYE again.')).toEqual([
      '[PAYE](~paye) and PAYE.',
      'PAYE again.',
    ]);
  });

  test('not within a link, a mark or strong words', () => {
    expect(marked('See [PAYE](/paye-services), **PAYE** and PAYE.[^paye]')).toEqual([
      'See [PAYE](/paye-services), **PAYE** and [PAYE](~paye).[^paye]',
    ]);
  });

  test('not within another word, nor an abbreviation in small letters', () => {
    expect(marked('The payee uses paye and PAYE-like rules.')).toEqual([
      'The payee uses paye and PAYE-like rules.',
    ]);
  });

  test('not in a card that is a link', () => {
    const items: Section = {
      kind: 'items',
      id: 'items',
      heading: 'Items',
      items: [
        { title: 'Wages', text: 'PAYE for your staff.', path: '/paye-services' },
        { title: 'Pay', text: 'PAYE by the month.' },
      ],
    };
    expect(withTerms(pageOf(items)).sections).toMatchObject([
      { items: [{ text: 'PAYE for your staff.' }, { text: '[PAYE](~paye) by the month.' }] },
    ]);
  });
});
