import { quoteFrame } from './frames.tsx';
import { pageRoute } from './page/page-route.tsx';
import { quoteSearch } from './page/search.ts';

/** The quote request, and the two pages that answer a form sent without JavaScript. */
export const quotePages = [
  pageRoute(quoteFrame, '/quote', {
    validateSearch: quoteSearch,
    view: async () => (await import('#src/views/quote/quote-page.tsx')).QuotePage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { quote } = await import('#content/interface/quote.ts');
        const { requestsFor } = await import('#content/firm.ts');
        const { firms } = await import('#content/firms.ts');
        const { pageTitle: title, description } = quote;
        return {
          props: { firms: firms.flatMap(requestsFor) },
          head: { title, description, path: '/quote', family: 'other' },
        };
      }),
  }),
  pageRoute(quoteFrame, '/thank-you', {
    view: async () => (await import('#src/views/quote/thank-you-page.tsx')).ThankYouPage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { thanks } = (await import('#content/interface/quote.ts')).quote;
        const [title, { description }] = [thanks.heading(''), thanks];
        return {
          props: {},
          head: { title, description, path: '/thank-you', family: 'other', noindex: true },
        };
      }),
  }),
  // The form handler writes its reason for a rejected form into this page, and serves it at /.
  pageRoute(quoteFrame, '/form-problem', {
    scriptless: true,
    view: async () => (await import('#src/views/quote/form-problem-page.tsx')).FormProblemPage,
    gather:
      import.meta.env.SSR &&
      (async () => {
        const { title } = (await import('#content/interface/quote.ts')).quote.problem;
        return {
          props: {},
          head: {
            title,
            description: title,
            path: '/form-problem',
            family: 'other',
            noindex: true,
          },
        };
      }),
  }),
] as const;
