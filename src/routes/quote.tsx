import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { quoteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { quoteSearch } from './page/search.ts';

/** The quote request, a step at a time. */
export const quoteRoute = createRoute({
  getParentRoute: () => quoteFrame,
  path: '/quote',
  validateSearch: quoteSearch,
  staticData: { view: 'src/views/quote/quote-page.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { quote } = await import('#content/interface/quote.ts');
        const { requestsFor } = await import('#content/firm.ts');
        const { firms } = await import('#content/firms.ts');
        return {
          props: { firms: firms.flatMap(requestsFor) },
          head: {
            title: quote.pageTitle,
            description: quote.description,
            path: '/quote',
            family: 'other',
          },
        };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { QuotePage } = await import('#src/views/quote/quote-page.tsx');
    return { default: (): ReactNode => <QuotePage {...quoteRoute.useLoaderData().props} /> };
  }),
});
