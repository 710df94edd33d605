import { createRoute } from '@tanstack/react-router';
import { siteRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** Accountants near the visitor. */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '/near-me',
  ...pageOptions({
    view: async () => (await import('#src/views/near-me/near-me-page.tsx')).NearMePage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const words = await import('#content/pages/near-me.ts');
        const { cities } = await import('#content/cities.ts');
        const { localAccountants: accountants, ...others } = words;
        return { props: { ...others, accountants, cities }, head: words.page };
      }),
  }),
});
