import { expect, test } from 'vitest';
import { spellPath } from '#machines/page-address.ts';
import { readStaticSite } from '#src/server/site/static-site.ts';
import { misspelt, unknown } from '#tests/addresses.ts';
import { dist, pagePaths, readFile } from './built-site.ts';

const { routes } = readStaticSite(dist);

async function open(address: string): Promise<readonly [number, string | null]> {
  const { status, headers } = await routes.request(address);
  return [status, headers.get('Location')];
}

test('every page is at the address that it is spelt with', () => {
  expect(pagePaths.map(spellPath)).toEqual(pagePaths);
});

test.each(misspelt)('%s is sent on to %s', async (address, page) => {
  expect(await open(`${address}?x=1`)).toEqual([308, `${page}?x=1`]);
});

test.each(unknown)('%.40s is not found', async (address) => {
  expect(await open(address)).toEqual([404, null]);
});

test('a static host sends the name with its macron on', () => {
  expect(readFile('/_redirects').toString()).toContain('/whang%C4%81rei  /whangarei  308\n');
});

test('pages are not to be changed on their way', async () => {
  const headers = readFile('/_headers').toString();
  for (const path of ['/', '/whangarei', '/auckland/small-business-tax']) {
    expect((await routes.request(path)).headers.get('Cache-Control')).toBe(
      'no-cache, no-transform',
    );
    expect(headers).toContain(`\n${path}\n  Cache-Control: no-cache, no-transform\n`);
  }
});
