import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { faqSearch } from './page/search.ts';
import { summaryOf } from './page/summary.ts';

/** The tax questions, to be searched. */
export const taxFaqRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '/tax-faq',
  validateSearch: faqSearch,
  staticData: { view: 'src/views/faq/tax-faq-page.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { page, enquiry } = await import('#content/pages/tax-faq.ts');
        const { taxQuestions: questions } = await import('#content/tax-questions.ts');
        const props = { page, questions, enquiry };
        return { props, head: summaryOf(page, 'faq', { questions }) };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { TaxFaqPage } = await import('#src/views/faq/tax-faq-page.tsx');
    return { default: (): ReactNode => <TaxFaqPage {...taxFaqRoute.useLoaderData().props} /> };
  }),
});
