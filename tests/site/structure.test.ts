import { expect, test } from 'vitest';
import { faultsOf, pageAt, pagePaths } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

const mainAt = (path: string): Element => mainOf(pageAt(path));

test.each([
  ['/', '#services ul > li:has(h3)', 8],
  ['/', '#why li h3', 6],
  ['/', '#prices li', 4],
  ['/small-business-tax', '#service-types li h3', 6],
  ['/small-business-tax', '#benefits li h3', 5],
  ['/gst-and-bas-returns', '#gst-facts tbody tr', 7],
  ['/capital-gains-tax', '#what-it-is li h3', 4],
  ['/capital-gains-tax', '#common-mistakes li h3', 5],
  ['/capital-gains-tax', '#how-an-accountant-helps li h3', 4],
  ['/capital-gains-tax', '#questions summary > h3', 6],
  ['/sole-trader-tax', '#services li h3', 6],
  ['/sole-trader-tax', '#questions summary > h3', 5],
  ['/paye-services', '#services li h3', 5],
  ['/paye-services', '#compliance-steps ol > li', 5],
  ['/paye-services', '#common-mistakes li h3', 5],
  ['/paye-services', '#questions summary > h3', 4],
  ['/contractor-tax', '#services li h3', 6],
  ['/tax-audit-help', '#services li h3', 6],
  ['/ird-support', '#services li h3', 6],
  ['/tax-agent-vs-accountant', '#comparison tbody tr', 8],
  ['/tax-agent-vs-accountant', '#choose-a-tax-agent ul > li h3', 4],
  ['/tax-agent-vs-accountant', '#choose-an-accountant ul > li h3', 4],
  ['/tax-agent-vs-accountant', '#four-questions ol > li', 4],
  ['/tax-agent-vs-accountant', '#red-flags ul', 2],
  ['/company-vs-sole-trader', '#comparison tbody tr', 8],
  ['/company-vs-sole-trader', '#decision-matrix tbody tr', 6],
  ['/company-vs-sole-trader', '#mistakes ul > li h3', 4],
  ['/company-vs-sole-trader', '#worked-example tbody tr', 3],
  ['/company-vs-sole-trader', '#when-to-switch li', 4],
  ['/industries/construction-tax', '#deductions table', 4],
  ['/industries/construction-tax', '#challenges h3', 6],
  ['/industries/construction-tax', '#construction-types ul > li:has(h3)', 4],
  ['/industries/construction-tax', '#mistakes ul > li:has(h3)', 4],
  ['/industries/construction-tax', '#gst ul > li h3', 4],
  ['/industries/construction-tax', '#tools ul > li h3', 3],
  ['/blog/provisional-tax-nz', '#missed-a-date ol > li', 5],
  ['/blog/provisional-tax-nz', '#next-dates time', 3],
  ['/blog/tax-deductions-guide-nz', 'table', 5],
  ['/gst-calculator', '#how-gst-works li h3', 4],
  ['/tax-faq', 'section:has(summary > h3)', 4],
  ['/privacy', 'section h2', 10],
  ['/terms', 'section h2', 13],
  ['/contact', '#questions summary > h3', 5],
  ['/contact', 'form :is(input, select, textarea)[required]', 4],
])('%s has %s: %i', (path, selector, count) => {
  expect(mainAt(path).querySelectorAll(selector)).toHaveLength(count);
});

test('a list of contents names the sections of its page, up to those that ask for a quote', () => {
  const faults = faultsOf((document) => {
    const main = mainOf(document);
    const contents = main.querySelector('nav[aria-labelledby="contents"]');
    if (contents === null) return [];
    const listed = linksOf(contents).map(String);
    const isListed = (among: string) => {
      const sections = [...main.querySelectorAll(among)].map(
        (section) => `${textOf(find(section, 'h2'))},#${section.id}`,
      );
      return sections.slice(0, listed.length).join() === listed.join();
    };
    // A guide asks on sand.
    return listed.length >= 5 &&
      (isListed('section') || isListed('section:not([data-ground="sand"], #quick-quote)'))
      ? []
      : [listed.join(' | ')];
  });
  expect(faults).toEqual([]);
  const listing = pagePaths.filter((path) =>
    mainAt(path).querySelector('nav[aria-labelledby="contents"]'),
  );
  expect(listing).toEqual(
    expect.arrayContaining(['/privacy', '/terms', '/paye-services', '/blog/provisional-tax-nz']),
  );
});

test.each([
  '/auckland',
  '/wellington',
  '/christchurch',
  '/small-business-tax',
  '/gst-and-bas-returns',
  '/capital-gains-tax',
  '/sole-trader-tax',
  '/contractor-tax',
  '/tax-audit-help',
  '/ird-support',
  '/auckland/small-business-tax',
  '/wellington/gst-returns',
])('%s opens with a lead form under its own title', (path) => {
  const fields = [...find(mainAt(path), 'form').querySelectorAll('input, select')].map((field) =>
    field.getAttribute('name'),
  );
  expect(fields).toEqual(
    expect.arrayContaining(['name', 'email', 'location', 'businessType', 'serviceNeeded']),
  );
  expect(textsOf(mainAt(path), 'h2')[0]).toMatch(/^(Get|Ask|Find) /);
});

test.each([
  '/small-business-tax',
  '/gst-and-bas-returns',
  '/sole-trader-tax',
  '/paye-services',
  '/contractor-tax',
  '/tax-audit-help',
  '/ird-support',
])('%s links to at least five cities', (path) => {
  const cities = linksOf(find(mainAt(path), '#cities ul')).map(([, href]) => href);
  expect(new Set(cities).size).toBeGreaterThanOrEqual(5);
});

test.each(['/gst-and-bas-returns', '/paye-services'])(
  '%s has three price tiers, with the middle one most popular',
  (path) => {
    const tiers = textsOf(find(mainAt(path), '#prices'), 'ul > li:has(h3)');
    expect(tiers.map((tier) => tier.includes('Most Popular'))).toEqual([false, true, false]);
  },
);

test('/tax-faq has every answer in the page, closed at first', () => {
  const questions = [...mainAt('/tax-faq').querySelectorAll('details:has(> summary > h3)')];
  expect(questions.filter((question) => question.hasAttribute('open'))).toEqual([]);
  const texts = questions.map((question) => textOf(find(question, 'p[id]')));
  expect(texts.filter((text) => text.length < 80)).toEqual([]);
});

test('/glossary lists the words by the alphabet, each with its meaning', () => {
  const main = mainAt('/glossary');
  const words = textsOf(main, 'dt');
  expect([words[0], words.at(-1)]).toEqual(['ACC levy', 'zero-rated']);
  expect(textOf(find(main, '#paye dd'))).toContain('that an employer takes from each pay.');
});

test('/404 says that the page does not exist, and links on', () => {
  const main = mainAt('/404');
  expect(textOf(main)).toContain('does not exist');
  expect(linksOf(main).map(([, href]) => href)).toEqual([
    '/',
    '/quote',
    '/small-business-tax',
    '/gst-and-bas-returns',
    '/auckland',
    '/tax-calculator',
  ]);
  expect(textsOf(main, 'button')).toEqual(['Go Back']);
});
