import { pageRoute } from './page/page-route.ts';

/** The ledger of figures. */
export const route = pageRoute('/figures', {
  view: async () => (await import('#src/views/figures/figures-page.tsx')).FiguresPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page } = await import('#content/pages/figures.ts');
      const { ledgerGroups: groups } = await import('./content/ledger-groups.ts');
      return { page, groups };
    }),
});
