import { expect, test } from 'vitest';
import { otherServices } from '#content/other-services.ts';
import { faultsOf, files, htmlOf, origin, readFile } from './built-site.ts';

const stylesOf = (path: string): string =>
  [...htmlOf(path).matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('\n');

const urlsIn = (css: string): readonly string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url ?? '');

/** Everything that a page loads. */
function requestsOf(document: Document, path: string): readonly string[] {
  const attributes = [
    ...document.querySelectorAll(
      '[src], link[href]:not([rel="canonical"]), use[href], image[href], [poster], object[data]',
    ),
  ].flatMap((element) =>
    ['src', 'href', 'poster', 'data'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '')
      .split(',')
      .map((part) => part.trim().split(' ')[0] ?? ''),
  );
  return [...attributes, ...sets, ...urlsIn(stylesOf(path))].filter(
    (url) => !url.startsWith('data:') && !url.startsWith('#'),
  );
}

test('no page loads anything from another host', () => {
  const faults = faultsOf((document, path) =>
    requestsOf(document, path).filter((url) => new URL(url, origin + path).origin !== origin),
  );
  expect(faults).toEqual([]);
});

test('every script, style, font, drawing and icon of a page exists', () => {
  const faults = faultsOf((document, path) =>
    requestsOf(document, path).filter((url) => {
      const { pathname, origin: own } = new URL(url, origin + path);
      return own === origin && !files.has(pathname);
    }),
  );
  expect(faults).toEqual([]);
});

/** URLs in the code: those it may fetch, and those it only prints or names. */
const addresses: readonly string[] = [
  ...otherServices.map(({ address }) => new URL(address).origin),
  'https://www.ird.govt.nz',
  // Namespaces and React’s error pages: never fetched.
  'http://www.w3.org',
  'https://react.dev',
  'https://schema.org',
  // The router’s base for parsing a path.
  'http://localhost',
  // The visit recorder’s base, for the same purpose.
  'http://site.invalid',
  origin,
];

test('the code contains only known hosts', () => {
  const faults = [...files]
    .filter((file) => /\.(js|css|svg)$/.test(file))
    .flatMap((file) =>
      [
        ...readFile(file)
          .toString()
          .matchAll(/\b(?:https?|wss?):\/\/[\w.-]+/g),
      ]
        .filter(([address]) => !addresses.includes(address))
        .map(([address]) => `${file}: ${address}`),
    );
  expect(faults).toEqual([]);
});

test('every page lets the browser prefetch the page that a visitor is about to open', () => {
  const faults = faultsOf((document, path) => {
    const rules = document.querySelector('script[type="speculationrules"]')?.textContent;
    const runs = document.querySelector('template') !== null;
    const asked = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';
    return rules === (runs ? asked : undefined) ? [] : [`${path}: ${rules}`];
  });
  expect(faults).toEqual([]);
});
