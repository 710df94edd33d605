import * as v from 'valibot';
import { pageRoute } from './page/page-route.ts';

/** Letters from Inland Revenue, with a search. */
export const route = pageRoute('/ird-letters', {
  validateSearch: v.object({ search: v.optional(v.string()) }),
  view: async () => (await import('#src/views/letters/letters-page.tsx')).LettersPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page } = await import('#content/pages/ird-letters.ts');
      const { letters } = await import('#content/letters.ts');
      return { page, letters };
    }),
});
