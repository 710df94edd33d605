import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { taxSearch } from './page/search.ts';
import { summaryOf } from './page/summary.ts';

/** The income tax calculator; a link may fill it in. */
export const taxCalculatorRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '/tax-calculator',
  validateSearch: taxSearch,
  staticData: { view: 'src/views/calculators/tax-calculator-page.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/tax-calculator.ts');
        const { calculatorToday } = await import('./page/calculator-today.ts');
        return { props: { page, ...calculatorToday() }, head: summaryOf(page, 'tool') };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { TaxCalculatorPage } = await import('#src/views/calculators/tax-calculator-page.tsx');
    return {
      default: (): ReactNode => <TaxCalculatorPage {...taxCalculatorRoute.useLoaderData().props} />,
    };
  }),
});
