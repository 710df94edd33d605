import { expect, test } from 'vitest';
import { faultsOf, pageAt, pagePaths } from './built-site.ts';
import { find, linksOf, textOf, textsOf } from './reading.ts';

/** Pages in the frame of the quote request, which has no distractions. */
const quoteFrame = ['/quote', '/thank-you', '/form-problem'];
const siteFrame = pagePaths.filter((path) => !quoteFrame.includes(path));

const doors = [
  ['I’m behind with my tax', '/behind-with-tax'],
  ['I got a letter from Inland Revenue', '/ird-letters'],
  ['What will it cost?', '/blog/tax-accountant-cost-nz'],
];

const services = [
  ['Small Business Tax', '/small-business-tax'],
  ['GST & BAS Returns', '/gst-and-bas-returns'],
  ['PAYE Services', '/paye-services'],
  ['Rentals & Capital Gains', '/capital-gains-tax'],
  ['Sole Trader Tax', '/sole-trader-tax'],
  ['Contractor Tax', '/contractor-tax'],
  ['Tax Audit Help', '/tax-audit-help'],
  ['IRD Support', '/ird-support'],
];

const menu = [
  ['Auckland', '/auckland'],
  ['Wellington', '/wellington'],
  ['Christchurch', '/christchurch'],
  ...doors,
  ...services,
  ['Resources', '/blog'],
  ['Tax Calculator', '/tax-calculator'],
  ['GST Calculator', '/gst-calculator'],
];

/** The links of a part of a page. What one to the quote carries is tested in quote-links.test.ts. */
const linksIn = (root: ParentNode) =>
  linksOf(root).map(([label, href]) => [label, href.replace(/^(\/quote)\?.*/, '$1')] as const);

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one.map(String).toSorted()) === JSON.stringify(other.map(String).toSorted());

test('every page except the quote has both menus, with a button to the quote', () => {
  const quote = ['Get Free Quote', '/quote'];
  const towns = ['All towns', '/#locations'];
  const faults = faultsOf((document) => {
    const header = find(document, 'header');
    const [wide, narrow] = [...header.querySelectorAll('nav')].map(linksIn);
    const beside = linksIn(header).filter(([label]) => label === 'Get Free Quote');
    return [
      ...(wide && same(wide, menu) ? [] : ['the wide menu differs']),
      ...(narrow &&
      same(narrow.map(String).toSorted(), [...menu, towns, quote].map(String).toSorted())
        ? []
        : ['the small menu differs']),
      ...(same(beside, [quote, quote]) ? [] : ['no button to the quote']),
    ];
  }, siteFrame);
  expect(faults).toEqual([]);
});

test('every page except the quote ends with quick links, major cities, the legal pages and the year', () => {
  const needed = [
    '/auckland',
    '/wellington',
    '/christchurch',
    '/privacy',
    '/terms',
    '/contact',
    ...[...doors, ...services].map(([, path]) => path ?? ''),
  ];
  const faults = faultsOf((document) => {
    const footer = find(document, 'footer');
    const headings = textsOf(footer, 'h2');
    const paths = linksOf(footer).map(([, href]) => href);
    return [
      ...['Quick Links', 'Major Cities'].filter((heading) => !headings.includes(heading)),
      ...needed.filter((path) => !paths.includes(path)),
      ...(textOf(footer).includes('© 2025–2026 Waymark') ? [] : ['no copyright 2025']),
    ];
  }, siteFrame);
  expect(faults).toEqual([]);
});

test('every page except the quote has a sticky bar that leads to the quote', () => {
  const bars = pagePaths.map((path) => [
    path,
    ...linksIn(pageAt(path)).filter(([label]) => label === 'Get Free Quotes Now'),
  ]);
  const expected = pagePaths.map((path) =>
    quoteFrame.includes(path) ? [path] : [path, ['Get Free Quotes Now', '/quote']],
  );
  expect(bars).toEqual(expected);
});

test('the quote has a logo that leads home, four links', () => {
  const document = pageAt('/quote');
  expect(document.querySelectorAll('header nav')).toHaveLength(0);
  const logo = find(document, 'header a');
  expect([logo.getAttribute('aria-label'), logo.getAttribute('href')]).toEqual([
    'Waymark home',
    '/',
  ]);
  expect(linksOf(find(document, 'footer'))).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Contact', '/contact'],
    ['Report a problem', '/contact'],
  ]);
});
