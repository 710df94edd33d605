import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { inWordsFirst } from '#content/number-words.ts';
import { faq } from '#content/pages/home.ts';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

const main = mainOf(pageAt('/'));

test('opens with a free consultation and the tax calculator', () => {
  expect(linksOf(main).slice(0, 2)).toEqual([
    ['Get a free consultation', '/quote'],
    ['Tax calculator', '/tax-calculator'],
  ]);
});

const cityPaths = cities.map(({ slug }) => `/${slug}`);

describe('the cities', () => {
  const locations = find(main, '#locations');
  const lists = [...locations.querySelectorAll('ul')].map(linksOf);

  test('are linked from a map of the country and from a grid', () => {
    expect(locations.querySelector('img[src="/drawings/new-zealand.svg"]')).not.toBeNull();
    expect(lists.map((links) => new Set(links.map(([, href]) => href)))).toEqual([
      new Set(cityPaths),
      new Set(cityPaths),
    ]);
    expect(lists.map(({ length }) => length)).toEqual([cities.length, cities.length]);
  });

  test('have their names on every link, also on markers', () => {
    for (const links of lists) {
      expect(new Set(links.map(([name]) => name)).size).toBe(cities.length);
      expect(links).toContainEqual(['Whangārei', '/whangarei']);
      expect(links).toContainEqual(['New Plymouth', '/new-plymouth']);
    }
  });
});

test('lists eight services, four of them popular', () => {
  const entries = [...find(main, '#services').querySelectorAll('ul > li:has(h3)')];
  const cards = entries.map((entry) => [
    textOf(find(entry, 'h3 a')),
    find(entry, 'h3 a').getAttribute('href'),
    textOf(find(entry, 'h3')).endsWith('Popular'),
  ]);
  expect(cards).toEqual([
    ['Small Businesses', '/small-business-tax', true],
    ['Sole Traders', '/sole-trader-tax', true],
    ['Contractors', '/contractor-tax', true],
    ['GST & BAS Returns', '/gst-and-bas-returns', false],
    ['PAYE Services', '/paye-services', false],
    ['Property & Capital Gains', '/capital-gains-tax', false],
    ['Tax Audit Support', '/tax-audit-help', true],
    ['IRD Support', '/ird-support', false],
  ]);
});

test('shows prices for a small business', () => {
  const rows = [...find(main, '#prices').querySelectorAll('li')];
  expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
    ['Annual return', '1–2 weeks', '$400–$800'],
    ['GST return', '2–3 days', '$150–$300'],
    ['Payroll, up to 10 staff', 'every payday', '$50–$150 a month'],
    ['A year of all three', '6 GST returns', '$1,900–$4,400'],
  ]);
});

test('lists six claims', () => {
  expect(textsOf(find(main, '#why'), 'li h3')).toEqual([
    'Verified tax agents',
    `${cities.length} cities nationwide`,
    'CAANZ and CPA registered',
    'Free quote comparison',
    'Genuine client reviews',
    'Quotes within 24 hours',
  ]);
});

test('answers the stated number of questions', () => {
  const section = find(main, '#faq');
  const count = faq.questions.length;
  expect(count).toBeGreaterThanOrEqual(20);
  expect(textOf(find(section, 'h2'))).toBe(`${inWordsFirst(count)} questions people ask first`);
  const headings = [...section.querySelectorAll('summary > h3')];
  expect(headings).toHaveLength(count);
  expect(new Set(headings.map(textOf)).size).toBe(count);
  const others = find(section, 'details:has(details)');
  expect(textOf(find(others, 'summary'))).toBe(`Show all ${count} questions`);
  expect(count - others.querySelectorAll('summary > h3').length).toBe(8);
});

test('shows the featured partner, and says that it pays', () => {
  const partner = find(main, '#partner');
  expect(textOf(partner)).toMatch(
    /^Greenlion Featured Partner Paid placement\. Greenlion, in Auckland, pays/,
  );
  expect(linksOf(partner)).toEqual([['Read about Greenlion', '/accountants/greenlion']]);
});

test('ends with the quote and links to the resources', () => {
  expect(linksOf(find(main, '#get-quotes'))).toEqual([
    ['Get Free Quotes', '/quote'],
    ['Read the tax guides', '/blog'],
  ]);
});
