import { pageRoute } from './page/page-route.ts';

/** The home page. */
export const route = pageRoute('/', {
  view: async () => (await import('#src/views/home/home.tsx')).Home,
  content:
    import.meta.env.SSR &&
    (async () => {
      const words = await import('#content/pages/home.ts');
      const { cities } = await import('#content/cities.ts');
      const { services } = await import('#content/services.ts');
      const { withComingDates } = await import('./content/coming-dates.ts');
      const { withTerms } = await import('./content/terms.ts');
      const page = withTerms(withComingDates(words.page));
      return { page, blocks: words.home, services, cities };
    }),
});
