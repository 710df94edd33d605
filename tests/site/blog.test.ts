import { describe, expect, test } from 'vitest';
import { blogCategories } from '#content/categories.ts';
import { guides } from '#content/guides.ts';
import { taxYearStart } from '#content/tax-year.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';
import { buildDay, pageAt } from './built-site.ts';
import { find, linksOf, mainOf, rowsOf, textOf, textsOf } from './reading.ts';

const mainAt = (path: string): Element => mainOf(pageAt(path));

const guideLinks = (root: ParentNode): readonly string[] =>
  linksOf(root)
    .map(([, href]) => href)
    .filter((href) => /^\/blog\/(?!category\/)/.test(href));

describe('/blog', () => {
  const main = mainAt('/blog');
  const others = guides.filter(({ featured }) => !featured);

  test('features one article, and has a card for each other, one of them popular', () => {
    const titles = textsOf(main, 'h3:has(a[href^="/blog/"])');
    expect(titles.filter((title) => title.endsWith('Featured'))).toEqual(titles.slice(0, 1));
    expect(titles.filter((title) => title.endsWith('Popular'))).toHaveLength(1);
    const paths = [...main.querySelectorAll('h3')].flatMap(guideLinks);
    expect(paths.slice(1)).toEqual(others.map(({ slug }) => `/blog/${slug}`));
  });

  test('shows each card’s category, author, date and reading time', () => {
    const texts = textsOf(main, 'ul > li:has(h3)');
    expect(texts).toHaveLength(others.length);
    const names = blogCategories.map(({ name }) => name).join('|');
    const words = new RegExp(`Waymark editors \\d{1,2} \\w+ 202\\d \\d+ min (${names})$`);
    expect(texts.filter((text) => !words.test(text))).toEqual([]);
  });

  test('counts the guides of each category, whose page lists them', () => {
    const counted = [...find(main, 'aside').querySelectorAll('li')].map((entry) => {
      const href = find(entry, 'a').getAttribute('href') ?? '';
      const listed = guideLinks(find(mainAt(href), '#articles'));
      const count = Number(/(\d+) guides?$/.exec(textOf(entry))?.[1]);
      return new Set(listed).size === count && count > 0;
    });
    expect(counted).toEqual(blogCategories.map(() => true));
  });
});

test.each(guides.map(({ slug }) => `/blog/${slug}`))(
  '%s shows its author, its date, its reading time and a summary',
  (path) => {
    const main = mainAt(path);
    expect(textOf(find(main, 'p:has(> time)'))).toMatch(
      /^Waymark editors \d{1,2} \w+ 202\d .*\d+ min$/,
    );
    expect(textsOf(main, 'h2')).toContain('In short');
  },
);

describe('/blog/nz-tax-deadlines-2025', () => {
  const made = buildDay();
  const main = mainAt('/blog/nz-tax-deadlines-2025');

  test('begins with coming dates, and ends with past ones in a closed section', () => {
    const sections = [...main.querySelectorAll('article section')].map(({ id }) => id);
    expect(sections.slice(0, 2)).toEqual(['year-ahead', 'calendar-files']);
    expect(sections.slice(-3)).toEqual(['past-dates', 'next-step', 'quick-quote']);
    expect(find(main, '#past-dates details').hasAttribute('open')).toBe(false);
  });

  test('has six deadline cards, some urgent', () => {
    const titles = textsOf(find(main, '#deadlines'), 'ul > li h3');
    expect(titles).toHaveLength(6);
    expect(titles.filter((title) => title.endsWith('Urgent'))).toHaveLength(3);
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
  });
});
