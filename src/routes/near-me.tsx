import { pageRoute } from './page/page-route.ts';

/** Accountants near the visitor. */
export const route = pageRoute('/near-me', {
  view: async () => (await import('#src/views/near-me/near-me-page.tsx')).NearMePage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const words = await import('#content/pages/near-me.ts');
      const { cities } = await import('#content/cities.ts');
      return { ...words, cities };
    }),
});
