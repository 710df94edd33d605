import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { quoteLayoutRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

const word = v.optional(v.string());

/** The quote request. */
export const route = createRoute({
  getParentRoute: () => quoteLayoutRoute,
  path: '/quote',
  validateSearch: v.object({ step: word, location: word, services: word, firm: word }),
  ...pageOptions({
    view: async () => (await import('#src/views/quote/quote-page.tsx')).QuotePage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const { quote } = await import('#content/ui/quote.ts');
        const { plainQuote } = await import('#content/ui/plain-quote.ts');
        const { requestsFor } = await import('#content/firm.ts');
        const { firms } = await import('#content/firms.ts');
        const { pageTitle: title } = quote;
        const { description } = plainQuote;
        return {
          props: { firms: firms.flatMap(requestsFor) },
          head: { title, description, path: '/quote', family: 'other' },
        };
      }),
  }),
});
