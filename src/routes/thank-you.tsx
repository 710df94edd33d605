import { createRoute } from '@tanstack/react-router';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import { ThankYouPage } from '#src/views/quote/thank-you-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { quotePageRoute } from './layout/main-routes.tsx';

const { description } = plainQuote.thanks;
const page = { title: quote.thanks.heading(''), description, noindex: true };

/** The form handler's response to a form that was sent without JavaScript. */
export const route = createRoute({
  getParentRoute: () => quotePageRoute,
  path: '/thank-you',
  loader: () => pageFromContent(page, '/thank-you'),
  component: ThankYouPage,
});
