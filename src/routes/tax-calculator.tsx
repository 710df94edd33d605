import * as v from 'valibot';
import { pageRoute } from './page/page-options.tsx';

/** The tax calculator. Its machine knows the valid inputs, so that other pages do not load them. */
export const route = pageRoute({
  path: '/tax-calculator',
  validateSearch: v.record(v.string(), v.string()),
  view: async () =>
    (await import('#src/views/calculators/tax-calculator-page.tsx')).TaxCalculatorPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page } = await import('#content/pages/tax-calculator.ts');
      const { calculatorToday } = await import('./content/calculator-today.ts');
      return { props: { page, ...calculatorToday() }, head: page };
    }),
});
