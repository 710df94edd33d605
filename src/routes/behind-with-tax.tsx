import { createRoute } from '@tanstack/react-router';
import { siteRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** What late returns and unpaid tax have cost so far, and what to do about them. */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '/behind-with-tax',
  ...pageOptions({
    view: async () =>
      (await import('#src/views/behind-with-tax/behind-with-tax-page.tsx')).BehindWithTaxPage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/behind-with-tax.ts');
        return { props: { page }, head: page };
      }),
  }),
});
