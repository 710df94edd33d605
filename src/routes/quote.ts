import { quote } from '#content/quote.ts';
import { sitePage } from '#src/app/site-page.ts';

/** The quote request, and what a browser without JavaScript is answered with. */
export const quotePages = [
  sitePage('/quote', 'quote', async () => ({
    props: {},
    head: {
      title: quote.pageTitle,
      description: quote.description,
      path: '/quote',
      family: 'other',
    },
  })),
  sitePage('/thank-you', 'thank-you', async () => ({
    props: {},
    head: {
      title: quote.thanks.heading(''),
      description: quote.thanks.arrived,
      path: '/thank-you',
      family: 'other',
      noindex: true,
    },
  })),
  // What the form handler writes its reason into when a plain form post is refused; it answers at `/`.
  sitePage('/form-problem', 'form-problem', async () => ({
    props: {},
    head: {
      title: quote.problem.title,
      description: quote.problem.title,
      path: '/form-problem',
      family: 'other',
      noindex: true,
    },
  })),
];
