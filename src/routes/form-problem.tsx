import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { quoteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';

/** What the form handler writes its reason into when a plain form post is refused; it answers at /. */
export const formProblemRoute = createRoute({
  getParentRoute: () => quoteFrame,
  path: '/form-problem',
  staticData: { view: 'src/views/quote/form-problem-page.tsx', scriptless: true },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { quote } = await import('#content/interface/quote.ts');
        return {
          props: {},
          head: {
            title: quote.problem.title,
            description: quote.problem.title,
            path: '/form-problem',
            family: 'other',
            noindex: true,
          },
        };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(
    () => import('#src/views/quote/form-problem-page.tsx'),
    'FormProblemPage',
  ),
});
