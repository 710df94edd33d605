import { pageRoute } from './page/page-route.ts';

/** The glossary. */
export const route = pageRoute('/glossary', {
  view: async () => (await import('#src/views/glossary/glossary-page.tsx')).GlossaryPage,
  content: import.meta.env.SSR && (() => import('#content/pages/glossary.ts')),
});
