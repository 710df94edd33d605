import { describe, expect, test } from 'vitest';
import { faultsOf, origin, pageAt, pagePaths } from './built-site.ts';
import { addedRoutes, specifiedRoutes } from './route-table.ts';
import { helperPages } from './unlisted.ts';

/** Sites that pages may link to. */
const hosts: readonly string[] = ['www.ird.govt.nz', 'www.legislation.govt.nz'];

const hrefsOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll('a[href], area[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

const addressOf = (href: string, path: string): URL => new URL(href, origin + path);

test('external links lead to known hosts, over https', () => {
  const faults = faultsOf((document, path) =>
    hrefsOf(document).filter((href) => {
      const { protocol, origin: own, hostname } = addressOf(href, path);
      const isWritten = protocol === 'tel:' || protocol === 'mailto:';
      return own !== origin && !isWritten && !(protocol === 'https:' && hosts.includes(hostname));
    }),
  );
  expect(faults).toEqual([]);
});

describe('every page is linked from another', () => {
  const linked = new Set(
    pagePaths.flatMap((path) =>
      hrefsOf(pageAt(path))
        .map((href) => addressOf(href, path).pathname)
        .filter((target) => target !== path),
    ),
  );

  test.each([
    ['of the specification', specifiedRoutes],
    ['that its pages promise', addedRoutes],
    ['that was built', pagePaths.filter((path) => !helperPages.includes(path))],
  ])('%s', (_which, paths) => {
    expect(paths.filter((path) => !linked.has(path))).toEqual([]);
  });
});

test('a telephone link dials the number it shows, and a mail link writes to this site', () => {
  const faults = faultsOf((document) =>
    [...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^tel:0800000000$|^mailto:[a-z-]+@waymark\.example(\?|$)/.test(href)),
  );
  expect(faults).toEqual([]);
});
