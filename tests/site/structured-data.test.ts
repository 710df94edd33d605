import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { faultsOf, origin, pageAt, pagePaths } from './built-site.ts';
import { dataOf, nodesOf, nodesOfType, typesOf, valuesOf } from './json-ld.ts';
import { find, linksOf, mainOf, textOf } from './reading.ts';
import { canonicalPath, helperPages } from './unlisted.ts';

const described = pagePaths.filter((path) => !helperPages.includes(path));

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The types on each page of the specification, besides its breadcrumbs and its questions. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  ...Object.fromEntries(cities.map(({ slug }) => [`/${slug}`, ['LocalBusiness', 'Service']])),
  '/small-business-tax': ['Service'],
  '/gst-and-bas-returns': ['Service'],
  '/capital-gains-tax': ['Service'],
  '/sole-trader-tax': ['Service'],
  '/paye-services': ['Service'],
  '/contractor-tax': ['Service'],
  '/tax-audit-help': ['Service'],
  '/ird-support': ['Service'],
  '/auckland/small-business-tax': ['Service'],
  '/wellington/gst-returns': ['Service'],
  '/industries/construction-tax': ['Service', 'Article'],
  '/blog': [],
  '/blog/nz-tax-deadlines-2025': ['BlogPosting'],
  '/blog/xero-vs-myob-vs-quickbooks-nz': ['BlogPosting'],
  '/blog/tax-deductions-guide-nz': ['BlogPosting'],
  '/blog/tax-accountant-cost-nz': ['BlogPosting'],
  '/blog/bright-line-test-explained': ['BlogPosting'],
  '/blog/contractor-tax-guide-nz': ['BlogPosting'],
  '/blog/gst-registration-guide-nz': ['BlogPosting'],
  '/tax-faq': [],
  '/tax-agent-vs-accountant': ['Article'],
  '/company-vs-sole-trader': ['Article'],
  '/tax-calculator': ['WebApplication'],
  '/gst-calculator': ['WebApplication'],
  '/quote': ['WebPage'],
  '/privacy': [],
  '/terms': [],
  '/accessibility': [],
  '/ird-letters': [],
  '/contact': [],
  '/accountants/greenlion': ['AccountingService', 'ProfessionalService'],
  '/greenlion': ['AccountingService', 'ProfessionalService'],
  '/harbour-ledger': [],
};

test.each(Object.entries(subjects))('%s has the types %j', (path, types) => {
  const declared = nodesOf(pageAt(path)).flatMap(typesOf);
  expect(declared.filter((type) => type !== 'BreadcrumbList' && type !== 'FAQPage')).toEqual(types);
});

test('every page except the helpers has one script with a schema.org graph', () => {
  const faults = faultsOf((document) => {
    const data = dataOf(document);
    const [keys, contexts] = [Object.keys(data[0] ?? {}), valuesOf(data, '@context')];
    const isGraph = keys.join() === '@context,@graph' && same(contexts, ['https://schema.org']);
    return data.length === 1 && isGraph ? [] : [`${data.length} scripts with ${keys.join()}`];
  }, described);
  expect(faults).toEqual([]);
});

/** The visible breadcrumbs: position, name and URL of each step. */
function visibleTrail(nav: Element, path: string): readonly (readonly unknown[])[] {
  const steps = [
    ...linksOf(nav).map(([label, href]) => [label, origin + href]),
    [textOf(find(nav, '[aria-current="page"]')), origin + canonicalPath(path)],
  ];
  return steps.map((step, index) => [index + 1, ...step]);
}

test('breadcrumbs match the page; only the home page and the quote have none', () => {
  const faults = faultsOf((document, path) => {
    const lists = nodesOfType(document, 'BreadcrumbList');
    const nav = document.querySelector('nav[aria-label="Breadcrumb"]');
    const seen = nav === null ? [] : visibleTrail(nav, path);
    const declared = valuesOf(lists, 'itemListElement').map((item) => [
      ...valuesOf(item, 'position'),
      ...valuesOf(item, 'name'),
      ...valuesOf(item, 'item'),
    ]);
    const isRight = lists.length === (nav === null ? 0 : 1) && same(declared, seen);
    const mayLack = ['/', '/quote'].includes(path);
    return isRight && (nav !== null || mayLack)
      ? []
      : [`says ${JSON.stringify(declared)}, shows ${JSON.stringify(seen)}`];
  }, described);
  expect(faults).toEqual([]);
});

describe('questions', () => {
  /** Each collapsible question and answer, without source marks. */
  const visible = (document: Document): readonly (readonly string[])[] =>
    [...mainOf(document).querySelectorAll('details[name]:has(> summary > h3)')].map((entry) => [
      textOf(find(entry, 'h3')),
      textOf(find(entry, 'p')),
    ]);

  const declared = (document: Document): readonly (readonly unknown[])[] =>
    valuesOf(nodesOfType(document, 'FAQPage'), 'mainEntity').map((question) => [
      ...valuesOf(question, 'name'),
      ...valuesOf(valuesOf(question, 'acceptedAnswer'), 'text'),
    ]);

  test('occur once, with the visible text, on every page that shows any', () => {
    const faults = faultsOf((document) => {
      const pages = nodesOfType(document, 'FAQPage').length;
      const [inData, read] = [declared(document), visible(document)];
      const isRight = pages === Math.min(1, read.length) && same(inData, read);
      const first = inData.find((entry, index) => !same(entry, read[index]));
      return isRight
        ? []
        : [`${pages} FAQPage with ${inData.length}, ${read.length} are read; ${String(first)}`];
    }, described);
    expect(faults).toEqual([]);
  });
});
