import { describe, expect, test } from 'vitest';
import type { Page } from '#content/page.ts';
import { faultsOf, files, origin, pageAt, pagePaths, pngSize } from './built-site.ts';
import { canonicalPath, unindexed } from './unlisted.ts';

const indexed = pagePaths.filter((path) => !unindexed.includes(path));

const contentsOf = (document: Document, selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('content') ?? '');

/** Reports a fault unless the page has the tag once, with content that `isRight` accepts. */
const oneTag =
  (selector: string, isRight: (content: string, path: string) => boolean) =>
  (document: Document, path: string): readonly string[] => {
    const contents = contentsOf(document, selector);
    const [content = ''] = contents;
    if (contents.length !== 1) return [`${contents.length} of ${selector}`];
    return isRight(content, path) ? [] : [`${selector} says ‘${content}’`];
  };

const descriptionOf = (path: string): string =>
  contentsOf(pageAt(path), 'meta[name="description"]')[0] ?? '';

test('every page is in New Zealand English', () => {
  const faults = faultsOf(({ documentElement: { lang } }) => (lang === 'en-NZ' ? [] : [lang]));
  expect(faults).toEqual([]);
});

test('title occurs once, with at most 60 characters and the brand at its end', () => {
  const faults = faultsOf((document) => {
    const titles = [...document.querySelectorAll('head > title')].map((title) => title.textContent);
    return titles.length === 1 && /^\S.{2,49} \| Waymark$/.test(titles[0] ?? '') ? [] : titles;
  });
  expect(faults).toEqual([]);
});

test('description occurs once, with 120 to 160 characters', () => {
  const isRight = (content: string) => content.length >= 120 && content.length <= 160;
  const faults = faultsOf(oneTag('meta[name="description"]', isRight), indexed);
  expect(faults).toEqual([]);
});

test('address of an indexed page is canonical and absolute, once', () => {
  const faults = faultsOf((document, path) => {
    const links = [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    );
    const expected = origin + canonicalPath(path);
    return links.length === 1 && links[0] === expected ? [] : [`canonical ${links.join(' ')}`];
  }, indexed);
  expect(faults).toEqual([]);
});

test('only helper pages and sample profiles are noindex', () => {
  const asking = pagePaths.filter((path) =>
    contentsOf(pageAt(path), 'meta[name="robots"]').includes('noindex'),
  );
  expect(asking.toSorted()).toEqual(unindexed.toSorted());
  expect(asking).toEqual(
    expect.arrayContaining(['/404', '/thank-you', '/form-problem', '/harbour-ledger']),
  );
});

const isPicture = (address: string): boolean => {
  const path = address.slice(origin.length);
  const isOurs = address.startsWith(`${origin}/social/`) && files.has(path);
  return isOurs && pngSize(path) === '1200x630';
};

describe('social tags contain', () => {
  const titled = (content: string, path: string) => `${content} | Waymark` === pageAt(path).title;

  test.each([
    ['the title', oneTag('meta[property="og:title"]', titled)],
    [
      'the description',
      oneTag('meta[property="og:description"]', (text, path) => text === descriptionOf(path)),
    ],
    [
      'the kind of page',
      oneTag('meta[property="og:type"]', (type, path) =>
        /^\/blog\/(?!category\/)|-vs-/.test(path) ? type === 'article' : type === 'website',
      ),
    ],
    [
      'the address',
      oneTag(
        'meta[property="og:url"]',
        (address, path) => address === origin + canonicalPath(path),
      ),
    ],
    ['a picture of 1200 by 630 px that is there', oneTag('meta[property="og:image"]', isPicture)],
    ['its width', oneTag('meta[property="og:image:width"]', (width) => width === '1200')],
    ['its height', oneTag('meta[property="og:image:height"]', (height) => height === '630')],
    [
      'what it shows, in sentences',
      oneTag('meta[property="og:image:alt"]', (alt) =>
        /^Waymark: [^.]+\. Contour lines with an orange track marker\.$/.test(alt),
      ),
    ],
    ['the site', oneTag('meta[property="og:site_name"]', (name) => name === 'Waymark')],
    ['the language', oneTag('meta[property="og:locale"]', (locale) => locale === 'en_NZ')],
    [
      'to show a large card',
      oneTag('meta[name="twitter:card"]', (card) => card === 'summary_large_image'),
    ],
  ])('%s', (_what, faultsOfPage) => {
    expect(faultsOf(faultsOfPage)).toEqual([]);
  });
});

test('keywords are only on pages whose content has them', () => {
  const modules = import.meta.glob<Page>('/content/pages/**/*.ts', { import: 'page', eager: true });
  const expected = Object.values(modules).map(({ path, keywords }) => [path, keywords?.join(', ')]);
  expect(expected.filter(([, keywords]) => keywords !== undefined).length).toBeGreaterThanOrEqual(
    20,
  );
  const printed = expected.map(([path = '']) => [
    path,
    contentsOf(pageAt(path), 'meta[name="keywords"]')[0],
  ]);
  expect(printed).toEqual(expected);
});
