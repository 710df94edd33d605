import { expect, test } from 'vitest';
import { blogCategories } from '#content/categories.ts';
import { cities, cityDetails } from '#content/cities.ts';
import { firmPage } from '#content/firm.ts';
import { firms } from '#content/firms.ts';
import { inWordsFirst } from '#content/number-words.ts';
import type { Page, Section } from '#content/page.ts';

const modules = import.meta.glob<Page>('/content/pages/**/*.ts', { import: 'page', eager: true });
const pages: readonly Page[] = [
  ...Object.values(modules),
  ...firms.map(firmPage),
  ...blogCategories.map(({ page }) => page),
];

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('a list has each entry once', () => {
  const faults = pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      section.kind === 'items'
        ? repeated(section.items.map(({ title }) => title)).map((title) => `${path}: ${title}`)
        : [],
    ),
  );
  expect(faults).toEqual([]);
});

/** The number of entries in a section’s list; null without a list. */
function entriesOf(section: Section): number | null {
  switch (section.kind) {
    case 'items':
      return section.items.length;
    case 'steps':
      return section.steps.length;
    case 'questions':
      return section.questions.length;
    case 'decisions':
      return section.decisions.length;
    case 'table':
    case 'comparison':
      return section.table.rows.length;
    default:
      return null;
  }
}

test('a heading with a number has as many entries below it', () => {
  const numbers = Array.from({ length: 19 }, (_, index) => inWordsFirst(index + 2));
  const faults = pages.flatMap(({ path, sections }) =>
    sections
      .filter(({ heading }) => numbers.includes(heading.split(' ')[0] ?? ''))
      .map((section) => ({ ...section, entries: entriesOf(section) }))
      .filter(
        ({ heading, entries }) => entries !== null && !heading.startsWith(inWordsFirst(entries)),
      )
      .map(({ heading, entries }) => `${path}: ‘${heading}’ has ${entries}`),
  );
  expect(faults).toEqual([]);
});

test('every row of a table has a cell for each column', () => {
  const faults = pages.flatMap(({ path, sections }) => {
    const tables = sections.flatMap((section) => [
      ...(section.kind === 'table' || section.kind === 'comparison' ? [section.table] : []),
      ...(section.kind === 'prose'
        ? section.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
        : []),
    ]);
    return tables
      .filter(({ rows, columns }) => rows.some((row) => row.length !== columns.length))
      .map(({ caption }) => `${path}: ${caption}`);
  });
  expect(faults).toEqual([]);
});

test('cities are listed from north to south', () => {
  const latitudes = cities.map(({ slug }) => cityDetails[slug].latitude);
  expect(latitudes).toEqual(latitudes.toSorted((a, b) => b - a));
});
