import { quoteLayoutRoute } from './page/layout-routes.tsx';
import { pageRoute } from './page/page-route.ts';

/** The form handler's response to a form that was sent without JavaScript. */
export const route = pageRoute('/thank-you', {
  layout: quoteLayoutRoute,
  view: async () => (await import('#src/views/quote/thank-you-page.tsx')).ThankYouPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { quote } = await import('#content/ui/quote.ts');
      const { plainQuote } = await import('#content/ui/plain-quote.ts');
      const { description } = plainQuote.thanks;
      const title = quote.thanks.heading('');
      return { page: { title, description, noindex: true } };
    }),
});
