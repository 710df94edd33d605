// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCity, addFirm, addGuide, addQuestion } from './additions.ts';
import { ProjectCopy } from './project-copy.ts';

const origin = 'https://www.waymark.example';
const project = new ProjectCopy();

const pageIn = (file: string): Document =>
  new DOMParser().parseFromString(
    project.read(`dist/${file}`).replace(/<style[^]*?<\/style>/g, ''),
    'text/html',
  );
const linksTo = (file: string, path: string): number =>
  pageIn(file).querySelectorAll(`main a[href="${path}"]`).length;
const sitemap = (): string => project.read('dist/sitemap.xml');
const dataOf = (file: string): string =>
  pageIn(file).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
const headOf = (file: string): readonly (string | null | undefined)[] => {
  const document = pageIn(file);
  return [
    document.title,
    document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
  ];
};

beforeAll(() => {
  addCity(project);
  addFirm(project);
  addGuide(project);
  addQuestion(project);
  for (const { status, output } of [project.draw('erewhon', 'beekeepers'), project.build()]) {
    if (status !== 0) throw new Error(`The edited copy was not built. ${output}`);
  }
});

afterAll(() => project.remove());

test('the additions compile', () => {
  expect(project.checkTypes()).toEqual({ status: 0, output: '' });
});

describe('a new city', () => {
  test('has a page with its head and its data', () => {
    expect(headOf('erewhon.html')).toEqual([
      'Tax accountants in Erewhon | Waymark',
      `${origin}/erewhon`,
      `${origin}/erewhon`,
    ]);
    expect(pageIn('erewhon.html').querySelector('h1')?.textContent).toBe('Erewhon accountants');
    expect(dataOf('erewhon.html')).toContain('"areaServed":{"@type":"City","name":"Erewhon"');
    expect(dataOf('erewhon.html')).not.toContain('"addressRegion":"Mesopotamia"');
  });

  test('is linked to from the home page', () => {
    expect(linksTo('index.html', '/erewhon')).toBeGreaterThan(0);
  });

  test('is in the sitemap, with its date', () => {
    expect(sitemap()).toContain(`<loc>${origin}/erewhon</loc><lastmod>2026-11-20</lastmod>`);
  });

  test('has every drawing its pages show', () => {
    for (const file of ['erewhon.html', 'index.html']) {
      const drawings = [...pageIn(file).querySelectorAll('main img')].map((image) =>
        `dist${image.getAttribute('src')}`.split('#'),
      );
      const missing = drawings.filter(
        ([drawing = '', view]) =>
          !project.has(drawing) ||
          (view !== undefined && !project.read(drawing).includes(`<view id="${view}"`)),
      );
      expect(missing).toEqual([]);
    }
  });
});

describe('a new firm', () => {
  test('has a profile with its head', () => {
    expect(headOf('kea-ledger.html')).toEqual([
      'Kea Ledger | Waymark',
      `${origin}/kea-ledger`,
      `${origin}/kea-ledger`,
    ]);
  });

  test('is in the Auckland list, with links to its profile and a quote', () => {
    expect(linksTo('auckland.html', '/kea-ledger')).toBe(1);
    expect(pageIn('auckland.html').querySelectorAll('#firms h3').length).toBeGreaterThanOrEqual(6);
  });

  test('is in the sitemap', () => {
    expect(sitemap()).toContain(`<loc>${origin}/kea-ledger</loc>`);
  });
});

describe('a new guide', () => {
  test('has a page with its head, its data and its words', () => {
    expect(headOf('blog/tax-for-beekeepers.html')).toEqual([
      'Tax for beekeepers | Waymark',
      `${origin}/blog/tax-for-beekeepers`,
      `${origin}/blog/tax-for-beekeepers`,
    ]);
    expect(dataOf('blog/tax-for-beekeepers.html')).toContain('"datePublished":"2026-11-19"');
    expect(pageIn('blog/tax-for-beekeepers.html').body.textContent).toContain(
      'A hive is an asset.',
    );
  });

  test('is on the index and in its category', () => {
    expect(linksTo('blog.html', '/blog/tax-for-beekeepers')).toBe(1);
    expect(linksTo('blog/category/deductions.html', '/blog/tax-for-beekeepers')).toBe(1);
  });

  test('is in the sitemap, and has its drawing', () => {
    expect(sitemap()).toContain(
      `<loc>${origin}/blog/tax-for-beekeepers</loc><lastmod>2026-11-19</lastmod>`,
    );
    const drawing = pageIn('blog/tax-for-beekeepers.html').querySelector('main img');
    expect(project.has(`dist${drawing?.getAttribute('src')}`)).toBe(true);
  });
});

describe('a new question', () => {
  test('is on the home page and in its structured data', () => {
    const entry = pageIn('index.html').querySelector('details:has(#do-bees-pay)');
    expect(entry?.textContent).toContain('Do bees pay tax?');
    expect(entry?.querySelector('a[href="/contact"]')?.textContent).toBe('beekeepers');
    expect(dataOf('index.html')).toContain('"text":"No, but beekeepers do."');
  });
});
