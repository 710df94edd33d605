import { describe, expect, test } from 'vitest';
import { faultsOf, origin, pageAt, pagePaths } from './built-site.ts';
import { specifiedRoutes } from './route-table.ts';
import { helperPages } from './unlisted.ts';

/** Sites that pages may link to. */
const hosts: readonly string[] = [
  'www.ird.govt.nz',
  'www.legislation.govt.nz',
  'www.charteredaccountantsanz.com',
  'apps.cpaaustralia.com.au',
  'atainz.co.nz',
  'www.acc.co.nz',
  'www.moneytalks.co.nz',
  'www.cab.org.nz',
  'communitylaw.org.nz',
  'www.ethniccommunities.govt.nz',
];

/** Our own number, and those of Inland Revenue, MoneyTalks and Citizens Advice Bureau. */
const numbers = ['0800 000 000', '0800 775 247', '0800 345 123', '0800 367 222'];

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
    ['that was built', pagePaths.filter((path) => !helperPages.includes(path))],
  ])('%s', (_which, paths) => {
    expect(paths.filter((path) => !linked.has(path))).toEqual([]);
  });
});

test('a telephone link dials the number it shows, and a mail link writes to this site', () => {
  const faults = faultsOf((document) =>
    [...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const known = numbers.find((number) => href === `tel:${number.replaceAll(' ', '')}`);
      const isRight =
        known === undefined
          ? /^mailto:[a-z-]+@waymark\.example(\?|$)/.test(href)
          : link.textContent.includes(known);
      return isRight ? [] : [href];
    }),
  );
  expect(faults).toEqual([]);
});
