import { createRoute } from '@tanstack/react-router';
import { page } from '#content/pages/tax-calculator.ts';
import { calculatorToday } from './content/calculator-today.ts';
import { TaxCalculatorPage } from '#src/views/calculators/tax-calculator-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** The tax calculator. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/tax-calculator',
  loader: () => pageFromContent({ page, ...calculatorToday() }, '/tax-calculator'),
  head: pageHead,
  component: () => <TaxCalculatorPage {...route.useLoaderData().props} />,
});
