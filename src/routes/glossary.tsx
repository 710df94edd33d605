import { siteRoute } from './page/layout-routes.tsx';
import { pageRoute } from './page/page-route.ts';

/** The glossary. */
export const route = pageRoute(siteRoute, '/glossary', {
  view: async () => (await import('#src/views/glossary/glossary-page.tsx')).GlossaryPage,
  content: import.meta.env.SSR && (() => import('#content/pages/glossary.ts')),
});
