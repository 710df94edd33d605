import { describe, expect, test } from 'vitest';
import { formatDate } from '#content/dates.ts';
import { factGroups, facts } from '#content/facts.ts';
import { faultsOf, htmlOf, pageAt, pagePaths } from './built-site.ts';
import { find, mainOf, textOf } from './reading.ts';

const entries = Object.entries(facts);

/** A page’s text, without spaces, so that spacing between blocks does not matter. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');
const texts = new Map<string, string>();
function figuresOn(path: string): string {
  const text = texts.get(path) ?? squeeze(textOf(mainOf(pageAt(path))));
  texts.set(path, text);
  return text;
}
const says = (path: string, words: string): boolean => figuresOn(path).includes(squeeze(words));

test('every figure is on each page named in its ledger entry', () => {
  const faults = entries.flatMap(([id, { figure, shownOn }]) =>
    shownOn.filter((path) => !says(path, figure)).map((path) => `${path}: ${id} (${figure})`),
  );
  expect(faults).toEqual([]);
});

test('no page has a box of notes, or contradicts itself', () => {
  const faults = faultsOf((document) => {
    const text = textOf(mainOf(document));
    return [
      /Notes on these figures/,
      /\bnotes? (?:below|beneath|under)\b/,
      /\b(?:see|the|a dated) notes?\b(?! of)/,
      /does not hold|do not use it|often given|some descriptions|first written when/i,
      /to be (?:confirmed|supplied) figure/,
      /without a source|Not published|articles (?:planned|so far)|open until you have asked/i,
      /earlier version of|date on this page changes|Clarified on|Count them in/,
      /far higher rate|\$\d+ a quarter|Per quarter/,
    ].flatMap((fault) => fault.exec(text)?.[0] ?? []);
  });
  expect(faults).toEqual([]);
});

describe('source marks', () => {
  const marks = (document: Document) => [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/figures#"]'),
  ];

  test('are on most pages, with a name that says where they lead', () => {
    const marked = pagePaths.filter((path) => marks(pageAt(path)).length > 0);
    expect(marked.length).toBeGreaterThan(40);
    const named = marked.flatMap((path) =>
      marks(pageAt(path)).map((mark) => `${mark.getAttribute('aria-label')} ${mark.hash}`),
    );
    expect(named).toContain('Source: GST rate #gstRate');
    expect(named.filter((name) => !/^Source: \w.{3,}/.test(name))).toEqual([]);
    // One name per figure, and one figure per name.
    const names = new Set(named);
    expect(new Set([...names].map((name) => name.replace(/ #.*/, ''))).size).toBe(names.size);
  });

  test('occur once for a figure in a paragraph', () => {
    const faults = faultsOf((document) =>
      [...document.querySelectorAll('main :is(p, li, dd, td)')].flatMap((block) => {
        const here = [
          ...block.querySelectorAll<HTMLAnchorElement>(':scope > a[href^="/figures#"]'),
        ];
        const hashes = here.map(({ hash }) => hash);
        return hashes.filter((hash, index) => hashes.indexOf(hash) !== index);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('leave no markup in the text', () => {
    expect(pagePaths.filter((path) => textOf(pageAt(path).body).includes('[^'))).toEqual([]);
    const described = pagePaths.filter((path) =>
      /<script type="application\/ld\+json">[^<]*\[\^/.test(htmlOf(path)),
    );
    expect(described).toEqual([]);
  });
});

describe('the ledger', () => {
  const entryOf = (id: string): string => textOf(find(pageAt('/figures'), `[id="${id}"]`));

  test('shows for each figure its current and earlier value, its source and the day it was checked', () => {
    const faults = factGroups.flatMap((group) =>
      Object.entries(group.facts).flatMap(([id, { figure, before = '', source, checked }]) =>
        [figure, before, source, `Last checked ${formatDate(checked)}`]
          .filter((words) => !entryOf(id).includes(words))
          .map((words) => `${id}: ${words}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('links over https to the law or to Inland Revenue if the address is known', () => {
    const links = Object.entries(facts).flatMap(([id, fact]) =>
      'url' in fact ? [[id, fact.url] as const] : [],
    );
    expect(links.length).toBeGreaterThan(15);
    for (const [id, url] of links) {
      const link = find(pageAt('/figures'), `[id="${id}"] dl a`);
      expect(link.getAttribute('href')).toBe(url);
    }
  });

  test('says where each figure comes from, without working notes', () => {
    expect(entryOf('gstRate')).toContain('verified in a quotation');
    expect(entryOf('brightLine')).toContain('22 November 2026, verified');
    expect(entryOf('priceGstSimple')).toContain('supplied by us');
    expect(textOf(mainOf(pageAt('/figures')))).not.toMatch(
      /from memory|no source|not be verified|our pages|first edition|used to/i,
    );
  });

  // Section 9 of the specification: prices and tax facts.
  test.each([
    '$400–$800',
    '1–2 weeks',
    '$150–$300',
    '$200–$400',
    '$200–$350',
    '$150–$250',
    '$250–$400',
    '$400–$600+',
    '$50–$150',
    '$300 and up',
    '$150–$400',
    '$300–$500',
    '$350–$1,500',
    '15%',
    '0%',
    '$60,000',
    '21 days',
    'monthly, 2-monthly or 6-monthly',
    '28th',
    '7th',
    '7 April 2025',
    '7 June 2025',
    '$24 million',
    '$50',
    '$2 million',
    '20th',
    '5th and 20th',
    '1% then 4%',
    '1%, minimum $20',
    '$5,000',
    '$2,500',
    '28 August, 15 January and 7 May',
    '105%',
    '110%',
    '7 July',
    '$250 plus 1% monthly',
    '$500',
    '7.39%',
    '7 years',
    '3%',
    '20 to 150%',
    'about 4 months',
    '10 years',
    '2 years',
    '10.5%–39%',
    '28%',
    '33%',
    '5%',
    '$1,000',
    '50%',
    '79 cents per km',
    '14,000 km',
    '$75,000',
    '$100,000',
    '$180,000',
    '$6,622',
    '2 hours',
    '4.6/5',
    '24 hours',
    '1–3 hours',
    '$28.4B',
    '89,000+',
  ])('has %s of the specification', (figure) => {
    expect(says('/figures', figure)).toBe(true);
  });
});

describe('a page states today’s law, and the earlier one', () => {
  test.each([
    ['/capital-gains-tax', 'bright-line period is 2 years', /before 1 July 2024 it was 10 years/],
    ['/tax-calculator', '10.5% to $15,600', /before that they met at \$14,000, \$48,000/],
    ['/gst-and-bas-returns', 'Above $200', /Until 1 April 2023 it was a tax invoice, above \$50/],
    [
      '/blog/nz-tax-deadlines-2025',
      '28th of the following month',
      /Older calendars put it on the 7th/,
    ],
    [
      '/small-business-tax',
      'GST and BAS returns',
      /BAS \(business activity statement\) is the Australian one/,
    ],
    [
      '/blog/tax-deductions-guide-nz',
      '$1.20 with petrol',
      /79 cents per km was the rate of 2018–19/,
    ],
    ['/paye-services', '3.5% of pay since 1 April 2026', /it was 3%/],
    ['/ird-support', '8.97% a year', /it was 9\.89% before/],
  ])('%s: %s', (path, figure, was) => {
    const text = textOf(mainOf(pageAt(path)));
    expect(text).toContain(figure);
    expect(text).toMatch(was);
  });
});
