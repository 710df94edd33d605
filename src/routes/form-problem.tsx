import { quoteLayoutRoute } from './page/layout-routes.tsx';
import { pageRoute } from './page/page-route.ts';

/**
 * The form handler's response to a form that it rejects, sent without JavaScript. It serves the page
 * at /, with its reason; a browser has no page at this path.
 */
export const route =
  import.meta.env.SSR &&
  pageRoute('/form-problem', {
    layout: quoteLayoutRoute,
    scriptless: true,
    view: async () => (await import('#src/views/quote/form-problem-page.tsx')).FormProblemPage,
    content: async () => {
      const { plainQuote } = await import('#content/ui/plain-quote.ts');
      const { title } = plainQuote.problem;
      return { page: { title, description: title, noindex: true } };
    },
  });
