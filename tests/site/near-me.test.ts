// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

const main = mainOf(pageAt('/near-me'));

test('says as it is served that it looks for the visitor', () => {
  expect(textOf(find(main, '[role="status"]'))).toBe('Detecting your location...');
});

test('shows three accountants, each a sample with a call link and a quote', () => {
  const samples = [...find(main, '#samples').querySelectorAll('ul > li:has(h3)')];
  expect(samples.map((sample) => textOf(find(sample, 'h3')))).toEqual([
    'Example Street Accountants Sample listing',
    'Placeholder Tax Agents Sample listing',
    'Specimen & Sample Accounting Sample listing',
  ]);
  for (const sample of samples) {
    expect(linksOf(sample)).toEqual([
      [expect.stringMatching(/^Call 0800 000 000 about /), 'tel:0800000000'],
      ['Get Free Quote', '/quote'],
    ]);
    expect(textOf(sample)).toMatch(/\d\.\d out of 5, \d+ reviews .*[123] hours? .*\d\.\d km/);
  }
});

test('links to every city', () => {
  const paths = linksOf(find(main, '#towns ul')).map(([, href]) => href);
  expect(new Set(paths)).toEqual(new Set(cities.map(({ slug }) => `/${slug}`)));
});

test('answers five questions and calls to the quote', () => {
  expect(textsOf(find(main, '#faq'), 'h3 > button')).toHaveLength(5);
  expect(linksOf(find(main, '#get-quotes'))).toEqual([['Get free quotes', '/quote']]);
});
