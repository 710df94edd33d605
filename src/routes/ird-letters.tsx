import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { siteRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** Letters from Inland Revenue, with a search. */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '/ird-letters',
  validateSearch: v.object({ search: v.optional(v.string()) }),
  ...pageOptions({
    view: async () => (await import('#src/views/letters/letters-page.tsx')).LettersPage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/ird-letters.ts');
        const { letters } = await import('#content/letters.ts');
        return { props: { page, letters }, head: page };
      }),
  }),
});
