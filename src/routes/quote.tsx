import * as v from 'valibot';
import { quoteLayoutRoute } from './page/layout-routes.tsx';
import { pageRoute } from './page/page-route.ts';

const word = v.optional(v.string());

/** The quote request. */
export const route = pageRoute('/quote', {
  layout: quoteLayoutRoute,
  validateSearch: v.object({ step: word, location: word, services: word, firm: word }),
  view: async () => (await import('#src/views/quote/quote-page.tsx')).QuotePage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { quote } = await import('#content/ui/quote.ts');
      const { plainQuote } = await import('#content/ui/plain-quote.ts');
      const { requestsFor } = await import('#content/firm.ts');
      const { firms } = await import('#content/firms.ts');
      const page = { title: quote.pageTitle, description: plainQuote.description };
      return { page, firms: firms.flatMap(requestsFor) };
    }),
});
