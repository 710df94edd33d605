import { createRoute } from '@tanstack/react-router';
import { quoteLayoutRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** The form handler's response to a form that was sent without JavaScript. */
export const route = createRoute({
  getParentRoute: () => quoteLayoutRoute,
  path: '/thank-you',
  ...pageOptions({
    view: async () => (await import('#src/views/quote/thank-you-page.tsx')).ThankYouPage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const { quote } = await import('#content/ui/quote.ts');
        const { plainQuote } = await import('#content/ui/plain-quote.ts');
        return {
          props: {},
          head: {
            title: quote.thanks.heading(''),
            description: plainQuote.thanks.description,
            path: '/thank-you',
            family: 'other',
            noindex: true,
          },
        };
      }),
  }),
});
