import { describe, expect, test } from 'vitest';
import { faultsOf, files, origin, pageAt, pagePaths } from './built-site.ts';
import { addedRoutes, specifiedRoutes } from './route-table.ts';
import { helperPages } from './unlisted.ts';

/** Sites that pages may send a visitor to. */
const hosts: readonly string[] = ['www.ird.govt.nz'];

const hrefsOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll('a[href], area[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

const addressOf = (href: string, path: string): URL => new URL(href, origin + path);

/** Why an address of the site leads nowhere from a page; null where it leads somewhere. */
function deadEnd({ pathname, hash, search }: URL, from: string): string | null {
  if (files.has(pathname)) return null;
  if (!pagePaths.includes(pathname)) return 'there is no such page';
  if (helperPages.includes(pathname) && pathname !== from)
    return 'the page is not for visitors to find';
  // Any page can be recorded.
  if (search === '?record') return null;
  if (search !== '' && pathname !== '/quote') return 'only /quote reads a query';
  const id = decodeURIComponent(hash.slice(1));
  const isFound = id === '' || pageAt(pathname).getElementById(id) !== null;
  return isFound ? null : `nothing on ${pathname} has the id ${id}`;
}

const isInner = ({ origin: own }: URL): boolean => own === origin;

test('every link within the site leads to a page, and its #fragment to a place on it', () => {
  const faults = faultsOf((document, path) =>
    hrefsOf(document).flatMap((href) => {
      const address = addressOf(href, path);
      const reason = isInner(address) ? deadEnd(address, path) : null;
      return reason === null ? [] : [`the link to ${href}: ${reason}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('a link to another site leads to one of the hosts we know, over https', () => {
  const faults = faultsOf((document, path) =>
    hrefsOf(document).filter((href) => {
      const { protocol, origin: own, hostname } = addressOf(href, path);
      const isWritten = protocol === 'tel:' || protocol === 'mailto:';
      return own !== origin && !isWritten && !(protocol === 'https:' && hosts.includes(hostname));
    }),
  );
  expect(faults).toEqual([]);
});

describe('every page is linked to from another', () => {
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
