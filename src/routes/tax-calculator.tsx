import * as v from 'valibot';
import { pageRoute } from './page/page-route.ts';

/** The tax calculator. Its machine knows the valid inputs, so that other pages do not load them. */
export const route = pageRoute('/tax-calculator', {
  validateSearch: v.record(v.string(), v.string()),
  view: async () =>
    (await import('#src/views/calculators/tax-calculator-page.tsx')).TaxCalculatorPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page } = await import('#content/pages/tax-calculator.ts');
      const { calculatorToday } = await import('./content/calculator-today.ts');
      return { page, ...calculatorToday() };
    }),
});
