import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import type { Page, Section, Table } from '#content/page.ts';
import { pageAt, writtenPaths } from '#content/pages.ts';

/** The words that name a period of work. */
const isTime = (label: string): boolean => /^(time|timeframe|turnaround)$/i.test(label);
const priceIn = (text: string): string | undefined =>
  text.replaceAll('*', '').match(/\$[\d,]+(?:–\$[\d,]+\+?)?/)?.[0];

const timesInTable = ({ columns, rows }: Table): readonly (readonly (string | undefined)[])[] => {
  const column = columns.findIndex(({ label }) => isTime(label));
  return rows.map((row) => [row.map(priceIn).find(Boolean), row[column]]);
};

const timesIn = (section: Section): readonly (readonly (string | undefined)[])[] => {
  switch (section.kind) {
    case 'table':
      return timesInTable(section.table);
    case 'prose':
      return section.blocks.flatMap((block) => (block.kind === 'table' ? timesInTable(block) : []));
    case 'tiers':
      return section.tiers.map(({ price, time }) => [priceIn(price), time]);
    case 'items':
      return section.items.map(({ details = [] }) => [
        details.map(({ value }) => priceIn(value)).find(Boolean),
        details.find(({ label }) => isTime(label))?.value,
      ]);
    default:
      return [];
  }
};

/** The specified prices with a turnaround; other pages may show the price alone. */
const specified = new Map(
  Object.values(facts).flatMap((fact) =>
    'time' in fact ? [[priceIn(fact.figure), fact.time] as const] : [],
  ),
);

test('every page gives a specified price its specified turnaround', async () => {
  const pages = await Promise.all([...writtenPaths()].map(pageAt));
  const shown = pages
    .filter((page): page is Page => page !== undefined)
    .flatMap(({ path, sections }) =>
      sections.flatMap(timesIn).map(([price, time]) => ({ path, price, time })),
    )
    // Payroll has equal prices, a month, and no turnaround.
    .filter(({ price, time }) => specified.has(price) && !(time ?? 'payday').includes('payday'));
  expect(shown.length).toBeGreaterThan(12);
  expect(shown.filter(({ price, time }) => time !== specified.get(price))).toEqual([]);
});
