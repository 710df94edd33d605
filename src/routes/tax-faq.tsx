import * as v from 'valibot';
import { pageRoute } from './page/page-route.ts';

/** Questions about tax, with a search. */
export const route = pageRoute('/tax-faq', {
  validateSearch: v.object({ search: v.optional(v.string()) }),
  view: async () => (await import('#src/views/faq/tax-faq-page.tsx')).TaxFaqPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page, enquiry } = await import('#content/pages/tax-faq.ts');
      const { taxQuestions: questions } = await import('#content/tax-questions.ts');
      return { page, questions, enquiry };
    }),
});
