import { describe, expect, test } from 'vitest';
import { guides } from '#content/guides.ts';
import { taxYearStart } from '#content/tax-year.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';
import { buildDay, pageAt } from './built-site.ts';
import { find, linksOf, mainOf, rowsOf, textOf, textsOf } from './reading.ts';

const mainAt = (path: string): Element => mainOf(pageAt(path));

const others = guides.filter(({ featured }) => !featured);

describe('/blog', () => {
  const main = mainAt('/blog');
  const articles = [...main.querySelectorAll('h3')].filter((heading) =>
    heading.querySelector('a[href^="/blog/"]'),
  );
  const paths = articles.map((heading) => find(heading, 'a').getAttribute('href'));

  test('features one article', () => {
    expect(articles.filter((heading) => textOf(heading).endsWith('Featured'))).toHaveLength(1);
    expect(textOf(articles[0] ?? main)).toMatch(/Featured$/);
    expect(paths[0]).toBe('/blog/tax-deductions-guide-nz');
  });

  test('has a card for each other article, one of them popular', () => {
    expect(textsOf(main, 'h2')).toContain(`${others.length} guides`);
    expect(paths.slice(1)).toEqual(others.map(({ slug }) => `/blog/${slug}`));
    expect(articles.filter((heading) => textOf(heading).endsWith('Popular'))).toHaveLength(1);
  });

  test('shows each card’s category, author, date and reading time', () => {
    const texts = [...main.querySelectorAll('ul > li:has(h3)')].map(textOf);
    expect(texts).toHaveLength(others.length);
    const categories = 'Small Business|GST|Tax Planning|Deductions|Property|Contractors';
    const words = new RegExp(
      `By Waymark editors \\d{1,2} \\w+ 202\\d \\d+ min read (${categories})$`,
    );
    expect(texts.filter((text) => !words.test(text))).toEqual([]);
  });

  test('counts the guides in six categories, each with a page', () => {
    const aside = find(main, 'aside');
    expect(textsOf(aside, 'li')).toEqual([
      expect.stringMatching(/^Small Business ?2 guides$/),
      expect.stringMatching(/^GST ?1 guide$/),
      expect.stringMatching(/^Tax Planning ?2 guides$/),
      expect.stringMatching(/^Deductions ?1 guide$/),
      expect.stringMatching(/^Property ?1 guide$/),
      expect.stringMatching(/^Contractors ?1 guide$/),
    ]);
    expect(linksOf(aside).map(([, href]) => href)).toEqual([
      '/blog/category/small-business',
      '/blog/category/gst',
      '/blog/category/tax-planning',
      '/blog/category/deductions',
      '/blog/category/property',
      '/blog/category/contractors',
    ]);
  });

  test('offers a consultation', () => {
    expect(linksOf(find(main, '#consultation'))[0]).toEqual(['Get a free consultation', '/quote']);
  });
});

describe.each([
  '/blog/category/small-business',
  '/blog/category/gst',
  '/blog/category/tax-planning',
  '/blog/category/deductions',
  '/blog/category/property',
  '/blog/category/contractors',
])('%s', (path) => {
  test('lists at least one article', () => {
    const articles = find(mainAt(path), '#articles');
    expect(articles.querySelectorAll('h3 a[href^="/blog/"]').length).toBeGreaterThan(0);
  });
});

describe.each(guides.map(({ slug }) => `/blog/${slug}`))('%s', (path) => {
  const main = mainAt(path);

  test('shows its author, its date and its reading time', () => {
    expect(textOf(find(main, 'p:has(> time)'))).toMatch(
      /^By Waymark editors \d{1,2} \w+ 202\d .*\d+ min read$/,
    );
  });

  test('has a summary, its contents and a table', () => {
    expect(textsOf(main, 'h2')).toContain('In short');
    const contents = linksOf(find(main, 'nav[aria-labelledby="contents"]'));
    const sections = [...main.querySelectorAll('article section')]
      .filter((section) => section.getAttribute('data-ground') !== 'sand')
      .map((section) => section.id)
      .filter((id) => id !== 'quick-quote');
    expect(contents.map(([, href]) => href.slice(1))).toEqual(sections);
    expect(main.querySelectorAll('table').length).toBeGreaterThan(0);
  });
});

describe('/blog/nz-tax-deadlines-2025', () => {
  const made = buildDay();
  const main = mainAt('/blog/nz-tax-deadlines-2025');
  const cards = [...find(main, '#deadlines').querySelectorAll('ul > li:has(h3)')];

  test('has a name that is true whichever dates come next', () => {
    expect(textOf(find(main, 'h1'))).toBe('NZ tax dates for the year ahead');
  });

  test('begins with coming dates, and ends with past ones in a closed section', () => {
    const sections = [...main.querySelectorAll('article section')].map(({ id }) => id);
    expect(sections.slice(0, 2)).toEqual(['year-ahead', 'calendar-files']);
    expect(sections.length).toBeLessThanOrEqual(8);
    expect(sections.slice(-3)).toEqual(['past-dates', 'next-step', 'quick-quote']);
    expect(find(main, '#past-dates details').hasAttribute('open')).toBe(false);
  });

  test('has deadline cards with a date, a category and a penalty, some urgent', () => {
    expect(cards.map((card) => textsOf(card, 'dt'))).toEqual(
      Array.from({ length: 6 }, () => ['Due', 'Category', 'Penalty']),
    );
    const categories = cards.map((card) => textOf(find(card, 'dl > div:nth-child(2) dd')));
    expect(new Set(categories)).toEqual(new Set(['Individual', 'Business', 'Company']));
    expect(cards.filter((card) => textOf(find(card, 'h3')).endsWith('Urgent'))).toHaveLength(3);
  });

  test('explains how older calendars differ on the GST dates of 2025', () => {
    const text = textOf(find(main, '#past-dates'));
    expect(text).toMatch(/on the 28th of the following month\. Older calendars.*the 7th\./);
    expect(text).toMatch(/were due on 7 May 2025 and 30 June 2025\./);
  });

  test('lists as past dates only those of the tax year before the build', () => {
    const past = [...find(main, '#past-dates').querySelectorAll('time')].map(
      (time) => time.getAttribute('datetime') ?? '',
    );
    expect(past.filter((day) => day >= made || day < taxYearStart(made))).toEqual([]);
    const due = taxDatesBetween(taxYearStart(made), made).filter(
      ({ kind, due: day }) => kind === 'gst' && day < made,
    );
    expect(past).toEqual(expect.arrayContaining(due.map(({ due: day }) => day)));
  });

  test('lists the year ahead, with the first date due soon', () => {
    const rows = rowsOf(find(main, '#year-ahead'));
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.map((row) => row[2])).toEqual(
      rows.map((_, row) => (row === 0 ? 'Due Soon' : 'Future')),
    );
    expect(textOf(find(main, '#year-ahead'))).toMatch(
      /From \d+ \w+ 20\d\d, for a tax year that ends on 31 March/,
    );
  });

  test('has tips and a list of penalties', () => {
    expect(find(main, '#tips').querySelectorAll('li').length).toBeGreaterThanOrEqual(5);
    const penalties = textOf(find(main, '#penalties'));
    for (const figure of ['$50', '$250', '$500', '1% then 4%', '8.97%']) {
      expect(penalties).toContain(figure);
    }
  });
});

describe('/blog/provisional-tax-nz', () => {
  const main = mainAt('/blog/provisional-tax-nz');

  test('begins with what to do now, and the next three dates', () => {
    expect(textsOf(main, 'article section > div h2, article section h2').slice(0, 2)).toEqual([
      'Missed a date? Do this today',
      'The next three dates',
    ]);
    expect(find(main, '#missed-a-date').querySelectorAll('ol > li')).toHaveLength(5);
    expect(find(main, '#next-dates').querySelectorAll('time')).toHaveLength(3);
  });

  test.each(['/', '/palmerston-north', '/auckland', '/sole-trader-tax', '/tax-faq'])(
    '%s links to it',
    (path) => {
      expect(linksOf(mainAt(path)).map(([, href]) => href)).toContain('/blog/provisional-tax-nz');
    },
  );
});

test('the software guide compares three vendors and recommends by type of business', () => {
  const main = mainAt('/blog/xero-vs-myob-vs-quickbooks-nz');
  expect(textsOf(find(main, '#comparison'), 'thead th')).toEqual([
    'Feature',
    'Xero',
    'MYOB',
    'QuickBooks',
    'Winner',
  ]);
  const types = [...find(main, '#by-business-type').querySelectorAll('ul > li:has(h3)')];
  expect(types.map((type) => textsOf(type, 'dt'))).toEqual(
    types.map(() => ['Recommendation', 'Reason', 'Features to look for']),
  );
  expect(types.length).toBeGreaterThanOrEqual(5);
});

test('the pricing guide prints every typical fee and links on', () => {
  const path = '/blog/tax-accountant-cost-nz';
  const fees = rowsOf(find(mainAt(path), '#typical-fees')).map((row) => row.join(' '));
  for (const fee of [
    '$150–$400',
    '$150–$250',
    '$300–$500',
    '$400–$800',
    '$150–$300',
    '$200–$350 per hour',
    '$350–$1,500',
  ]) {
    expect(fees.filter((row) => row.includes(fee))).not.toEqual([]);
  }
  expect(linksOf(find(mainAt(path), '#related')).map(([, href]) => href)).toEqual([
    '/blog/nz-tax-deadlines-2025',
    '/tax-faq',
    '/blog/tax-deductions-guide-nz',
  ]);
  expect(linksOf(find(pageAt(path), 'nav[aria-label="Breadcrumb"]')).at(-1)?.[1]).toBe('/blog');
});

test('the deductions guide covers the kinds of costs, also non-deductible ones', () => {
  const main = mainAt('/blog/tax-deductions-guide-nz');
  expect(main.querySelectorAll('table')).toHaveLength(5);
  for (const id of ['home-office', 'vehicle', 'meals-and-entertainment', 'not-deductible']) {
    expect(main.querySelector(`#${id}`)).not.toBeNull();
  }
});
