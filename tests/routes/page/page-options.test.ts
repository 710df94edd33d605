// @vitest-environment jsdom
import { isNotFound, type ParsedLocation } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import type { Code } from '#src/routes/page/load-code.ts';
import { pageLoader } from '#src/routes/page/page-options.tsx';

const location: ParsedLocation = {
  pathname: '/naper',
  search: {},
  searchStr: '',
  hash: '',
  href: '/naper',
  publicHref: '/naper',
  external: false,
  state: { __TSR_index: 0 },
};

test('a page that is not there has its view before the router asks for it', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="page-data">{"build":"/assets/1.js","path":"/"}</script>';
  vi.stubGlobal('fetch', async () => Response.json({ build: '/assets/1.js', path: null }));
  const loaded: string[] = [];
  const view: Pick<Code, 'view'> & { preload?: () => Promise<void> } = {
    view: async () => null,
    async preload() {
      loaded.push('view');
      delete view.preload;
    },
  };
  const load = pageLoader(false, ({ path }): readonly Code[] => (path === null ? [view] : []));
  const failure: unknown = await load({ location }).catch((error: unknown) => error);
  expect(isNotFound(failure)).toBe(true);
  expect(loaded).toEqual(['view']);
});
