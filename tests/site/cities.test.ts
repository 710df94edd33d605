import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { firms as listed } from '#content/firms.ts';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

/** The three largest have another kind of page, below. */
const large = new Set<string>(['auckland', 'wellington', 'christchurch']);
const plainCities = cities
  .filter(({ slug }) => !large.has(slug))
  .map(({ slug, name }) => [`/${slug}`, name] as const);

const quoteLinks = (root: ParentNode): readonly string[] =>
  linksOf(root)
    .filter(([, href]) => /^\/quote(\?|$)/.test(href))
    .map(([label]) => label);

/** The targets of the cards in the services grid. */
const servicesGrid = (root: ParentNode): readonly string[] =>
  [...find(root, '#services').querySelectorAll('ul > li')].map(
    (card) => find(card, 'h3 a').getAttribute('href') ?? '',
  );

/** The labels of a lead form’s fields, without hints. */
const fieldsOf = (form: Element): readonly string[] =>
  [...form.querySelectorAll('input, select')].map((field) => field.getAttribute('name') ?? '');

const leadFields = [
  'name',
  'email',
  'phone',
  'location',
  'businessType',
  'serviceNeeded',
  'urgency',
];

describe.each(plainCities)('%s', (path, name) => {
  const main = mainOf(pageAt(path));

  test('opens with its name, its picture and a way to quotes', () => {
    expect(textOf(find(main, 'h1'))).toContain(name);
    expect(find(main, 'img').getAttribute('alt')).toContain(name);
    expect(quoteLinks(main)[0]).toBe('Get Free Quotes');
  });

  test('lists six services, each with a page', () => {
    expect(new Set(servicesGrid(main)).size).toBe(6);
  });

  test('ends with a call to the quote', () => {
    const actions = [...main.querySelectorAll('#quotes, #get-quotes')];
    expect(actions.flatMap(quoteLinks)).toEqual(['Get Free Quotes']);
  });
});

describe.each([
  ['/wellington', 'Find Wellington Tax Accountants'],
  ['/christchurch', 'Find Christchurch Tax Accountants'],
])('%s', (path, title) => {
  const main = mainOf(pageAt(path));

  test('opens with a lead form', () => {
    const form = find(main, 'form');
    expect(textsOf(main, 'h2')[0]).toBe(title);
    expect(fieldsOf(form)).toEqual(expect.arrayContaining(leadFields));
  });

  test('lists six services and calls to the quote', () => {
    expect(new Set(servicesGrid(main)).size).toBe(6);
    expect(quoteLinks(find(main, '#quotes'))).toEqual(['Get Free Quotes']);
  });
});

describe('/auckland', () => {
  const main = mainOf(pageAt('/auckland'));
  const firms = [...find(main, '#firms').querySelectorAll(':scope ul > li:has(h3)')];

  test('has the lead form ‘Find Auckland Tax Accountants’', () => {
    expect(textsOf(main, 'h2')[0]).toBe('Find Auckland Tax Accountants');
    expect(fieldsOf(find(main, 'form'))).toEqual(expect.arrayContaining(leadFields));
  });

  test('states its speed and its quality', () => {
    expect(textOf(find(main, '#service-figures'))).toMatch(/Average Response Time Sample 2 hours/);
    expect(textOf(find(main, '#service-figures'))).toMatch(
      /Client Satisfaction Sample 4\.6\/5 stars/,
    );
  });

  test('compares the firms: a Featured Partner, then samples', () => {
    expect(firms.map((firm) => textOf(find(firm, 'h3'))).slice(0, 5)).toEqual([
      expect.stringMatching(/^Greenlion Featured Partner$/),
      expect.stringMatching(/^Harbour Ledger Sample$/),
      expect.stringMatching(/^Isthmus Payroll Sample$/),
      expect.stringMatching(/^Crater Road Accountants Sample$/),
      expect.stringMatching(/^Ferry Wharf Tax Sample$/),
    ]);
  });

  test('offers a quote from each and its profile, as buttons from the listed firm alone', () => {
    const links = firms.map((firm) => linksOf(firm));
    const quotes = links.map((all) => all.filter(([label]) => /^Get Free Quote\b/.test(label)));
    expect(quotes.map((all) => all.map(([, href]) => href.replace(/\?.*/, '')))).toEqual(
      firms.map(() => ['/quote']),
    );
    const profiles = links.map((all) => all.filter(([label]) => /^View Profile\b/.test(label)));
    expect(profiles.map((all) => all.map(([, href]) => href))).toEqual(
      listed.map(({ path }) => [path]),
    );
    expect(firms.map((firm) => firm.querySelectorAll('[data-kind]').length)).toEqual([
      2, 0, 0, 0, 0,
    ]);
  });

  test('shows reviews of each firm except the partner', () => {
    expect(firms.map((firm) => textsOf(firm, 'h3 + p')[0]).slice(0, 5)).toEqual([
      'No reviews yet',
      '4.7 out of 5, 86 reviews',
      '4.6 out of 5, 54 reviews',
      '4.8 out of 5, 73 reviews',
      '4.5 out of 5, 41 reviews',
    ]);
  });

  test('counts the listed firm alone, and folds the samples under one note', () => {
    expect(textOf(find(main, '#firms h2'))).toBe('One listed firm in Auckland');
    expect(firms.map((firm) => firm.closest('details') !== null)).toEqual(
      listed.map(({ sample }) => sample),
    );
    expect(textOf(find(main, '#firms summary'))).toBe('How a listing looks');
    expect(textOf(find(main, '#firms')).match(/sample listings/g)).toHaveLength(1);
    expect(firms[0] && textOf(firms[0])).toContain('Greenlion pays Waymark for this place.');
  });

  test('lists six services and calls to the quote', () => {
    expect(new Set(servicesGrid(main)).size).toBe(6);
    expect(quoteLinks(find(main, '#get-quotes'))).toEqual(['Get Free Quotes']);
  });
});
