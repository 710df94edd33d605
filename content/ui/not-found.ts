import type { Link } from '#content/text.ts';
import { site } from '#content/site.ts';

/** The words of the not-found page, which is never indexed. */
export const notFound = {
  title: 'Page not found',
  description: `The page you asked for does not exist. ${site.brand} can still help you find a New Zealand tax accountant and free quotes.`,
  heading: 'Oops! Page Not Found',
  text: 'The page you are looking for does not exist. It may have moved, or the address may have a typing mistake. We can still help you find a tax accountant.',
  home: { label: 'Go to the homepage', path: '/' },
  quote: { label: 'Get a free tax consultation', path: '/quote' },
  /** The button that goes back to the previous page. */
  goBack: 'Go Back',
  popularHeading: 'Popular pages',
  popular: [
    { label: 'Small business tax', path: '/small-business-tax' },
    { label: 'GST and BAS returns', path: '/gst-and-bas-returns' },
    { label: `${site.product.title} in Auckland`, path: '/auckland' },
    { label: 'Tax calculator', path: '/tax-calculator' },
  ],
} as const satisfies {
  readonly home: Link;
  readonly quote: Link;
  readonly popular: readonly Link[];
  readonly [word: string]: string | Link | readonly Link[];
};
