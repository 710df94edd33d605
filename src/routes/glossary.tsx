import { pageRoute } from './page/page-options.tsx';

/** The glossary. */
export const route = pageRoute({
  path: '/glossary',
  view: async () => (await import('#src/views/glossary/glossary-page.tsx')).GlossaryPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page, terms } = await import('#content/pages/glossary.ts');
      return { props: { page, terms }, head: page };
    }),
});
