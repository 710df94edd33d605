import { createRoute } from '@tanstack/react-router';
import { siteRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** The glossary. */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '/glossary',
  ...pageOptions({
    view: async () => (await import('#src/views/glossary/glossary-page.tsx')).GlossaryPage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const { page, terms } = await import('#content/pages/glossary.ts');
        return { props: { page, terms }, head: page };
      }),
  }),
});
