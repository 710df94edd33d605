import { createRoute } from '@tanstack/react-router';
import { enquiry, page } from '#content/pages/tax-faq.ts';
import { taxQuestions as questions } from '#content/tax-questions.ts';
import { TaxFaqPage } from '#src/views/faq/tax-faq-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** Questions about tax, with a search. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/tax-faq',
  loader: () => pageFromContent({ page, questions, enquiry }, '/tax-faq'),
  head: pageHead,
  component: () => <TaxFaqPage {...route.useLoaderData().props} />,
});
