import { expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

const main = mainOf(pageAt('/industries/construction-tax'));
const section = (id: string): Element => find(main, `#${id}`);
/** The names of the details of each entry of a list. */
const detailsOf = (id: string): readonly (readonly string[])[] =>
  [...section(id).querySelectorAll('ul > li:has(h3)')].map((entry) => textsOf(entry, 'dt'));

test('states the size of the industry in a sentence, as no headline', () => {
  expect(textOf(section('overview'))).toMatch(
    /about \$28\.4B in 2025.* 89,000\+ active businesses/,
  );
  expect(section('overview').querySelector('dl')).toBeNull();
});

test('lists deductions by category, each with its rate and a note', () => {
  const tables = [...section('deductions').querySelectorAll('table')];
  expect(tables).toHaveLength(4);
  for (const table of tables) {
    expect(textsOf(table, 'thead th')).toEqual(['Item', 'Rate', 'Note']);
    expect(textsOf(table, 'tbody td').filter((cell) => cell === '')).toEqual([]);
  }
});

test('names six challenges, each with a risk and a solution', () => {
  const risks = textsOf(section('challenges'), 'h3').map(
    (title) => /(Very High|High|Medium)$/.exec(title)?.[0],
  );
  expect(risks).toEqual(['Very High', 'Very High', 'High', 'High', 'High', 'Medium']);
  expect(detailsOf('challenges')).toEqual(Array.from({ length: 6 }, () => ['Solution']));
});

test('lists challenges and opportunities for each type of construction', () => {
  expect(detailsOf('construction-types')).toEqual(
    Array.from({ length: 4 }, () => ['Challenges', 'Opportunities']),
  );
});

test('states each mistake’s cost, and how to prevent it', () => {
  expect(detailsOf('mistakes')).toEqual(Array.from({ length: 4 }, () => ['Cost', 'Prevention']));
});

test('covers GST in four parts and recommends three kinds of tools', () => {
  expect(textsOf(section('gst'), 'ul > li h3')).toEqual([
    'Progress payments',
    'Input tax credits',
    'Mixed supplies',
    'Record keeping',
  ]);
  expect(textsOf(section('tools'), 'ul > li h3')).toEqual([
    'Job costing',
    'Accounting integration',
    'Expense tracking',
  ]);
});

test('links to the quote and to a GST compliance check', () => {
  expect(linksOf(section('quote')).slice(0, 2)).toEqual([
    ['Get free construction quotes', '/quote?services=tax-return'],
    ['GST compliance check', '/gst-calculator'],
  ]);
});
