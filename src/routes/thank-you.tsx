import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { quoteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';

/** What a browser without JavaScript is answered with, once its request has arrived. */
export const thankYouRoute = createRoute({
  getParentRoute: () => quoteFrame,
  path: '/thank-you',
  staticData: { view: 'src/views/quote/thank-you-page.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { quote } = await import('#content/interface/quote.ts');
        return {
          props: {},
          head: {
            title: quote.thanks.heading(''),
            description: quote.thanks.description,
            path: '/thank-you',
            family: 'other',
            noindex: true,
          },
        };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(
    () => import('#src/views/quote/thank-you-page.tsx'),
    'ThankYouPage',
  ),
});
