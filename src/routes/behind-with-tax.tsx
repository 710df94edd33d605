import { createRoute } from '@tanstack/react-router';
import { stepsOfYears } from '#brackets/core/year-tax.ts';
import { page } from '#content/pages/behind-with-tax.ts';
import { taxYearEnd } from '#content/tax-year.ts';
import { today } from '#content/today.ts';
import { firstYear } from '#machines/behind-with-tax/read-years.ts';
import { BehindWithTaxPage } from '#src/views/behind-with-tax/behind-with-tax-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** What late returns and unpaid tax have cost so far, and what to do about them. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/behind-with-tax',
  loader: () => {
    const bands = stepsOfYears(firstYear, Number(taxYearEnd(today()).slice(0, 4)));
    return pageFromContent({ page, bands }, '/behind-with-tax');
  },
  head: pageHead,
  component: () => <BehindWithTaxPage {...route.useLoaderData().props} />,
});
