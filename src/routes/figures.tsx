import { createRoute } from '@tanstack/react-router';
import { siteRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** The ledger of figures. */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '/figures',
  ...pageOptions({
    view: async () => (await import('#src/views/figures/figures-page.tsx')).FiguresPage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/figures.ts');
        const { ledgerGroups: groups } = await import('./content/ledger-groups.ts');
        return { props: { page, groups }, head: page };
      }),
  }),
});
