// @vitest-environment jsdom
import { isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPage } from '#src/routes/page/fetch-page.ts';

const location: ParsedLocation = {
  pathname: '/napier',
  search: {},
  searchStr: '?from=home',
  hash: 'firms',
  href: '/napier?from=home#firms',
  publicHref: '/napier?from=home#firms',
  external: false,
  state: { __TSR_index: 0 },
};

beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="page-data">{"build":"/assets/1.js","path":"/"}</script>';
});

const respondWith = (body: string) =>
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/napier.json');
    return new Response(body);
  });

test('the data of a page comes from the file beside its document', async () => {
  respondWith('{"build":"/assets/1.js","path":"/napier"}');
  expect(await fetchPage(location)).toEqual({ build: '/assets/1.js', path: '/napier' });
});

test.each([
  ['is of another build', '{"build":"/assets/2.js"}'],
  ['is no JSON', '<!doctype html>'],
])('where it %s, the router loads the document', async (_, body) => {
  respondWith(body);
  const failure: unknown = await fetchPage(location).catch((error: unknown) => error);
  expect(isRedirect(failure)).toBe(true);
  // With its fragment, a browser that has the address already would only scroll.
  expect(failure).toMatchObject({ options: { href: '/napier?from=home', reloadDocument: true } });
});
