import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { inWordsFirst } from '#content/number-words.ts';
import { faq } from '#content/pages/home.ts';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf } from './reading.ts';

const main = mainOf(pageAt('/'));

test('opens with a free consultation and the tax calculator, and ends with the quote', () => {
  expect(linksOf(main).slice(0, 2)).toEqual([
    ['Get a free consultation', '/quote'],
    ['Tax calculator', '/tax-calculator'],
  ]);
  expect(linksOf(find(main, '#get-quotes'))[0]).toEqual(['Get Free Quotes', '/quote']);
});

test('links every city by its name, from a map of the country and from a grid', () => {
  const locations = find(main, '#locations');
  expect(locations.querySelector('img[src="/drawings/new-zealand.svg"]')).not.toBeNull();
  const lists = [...locations.querySelectorAll('ul')].map(linksOf);
  const expected = cities.map(({ slug, name }) => `${name},/${slug}`);
  expect(lists).toHaveLength(2);
  for (const list of lists) expect(list.map(String).toSorted()).toEqual(expected.toSorted());
});

test('answers the stated number of questions', () => {
  const section = find(main, '#faq');
  const count = faq.questions.length;
  expect(count).toBeGreaterThanOrEqual(20);
  expect(textOf(find(section, 'h2'))).toBe(`${inWordsFirst(count)} questions people ask first`);
  expect(section.querySelectorAll('summary > h3')).toHaveLength(count);
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
