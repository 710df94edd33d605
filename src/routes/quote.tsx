import { createRoute } from '@tanstack/react-router';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import { QuotePage } from '#src/views/quote/quote-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { quotePageRoute } from './layout/main-routes.tsx';

const page = { title: quote.pageTitle, description: plainQuote.description };

/** The quote request. */
export const route = createRoute({
  getParentRoute: () => quotePageRoute,
  path: '/quote',
  loader: () => pageFromContent(page, '/quote'),
  component: QuotePage,
});
