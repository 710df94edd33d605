import { createRoute } from '@tanstack/react-router';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { FormProblemPage } from '#src/views/quote/form-problem-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { quotePageRoute } from './layout/main-routes.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for a page that is served at another address, which the site's code does not know. */
    readonly scriptless?: boolean;
  }
}

const { title } = plainQuote.problem;
const page = { title, description: title, noindex: true };

/**
 * The form handler's response to a form that it rejects, sent without JavaScript. It serves the page
 * at /, with its reason; a browser has no page at this path.
 */
export const route = createRoute({
  getParentRoute: () => quotePageRoute,
  path: '/form-problem',
  staticData: { scriptless: true },
  loader: () => pageFromContent(page, '/form-problem'),
  component: FormProblemPage,
});
