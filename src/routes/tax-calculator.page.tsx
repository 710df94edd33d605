import { page } from '#content/pages/tax-calculator.ts';
import { taxCalculator } from '#src/app/compose/calculators.ts';
import { headOf } from '#src/app/head.ts';
import { TaxCalculatorPage } from '#src/views/calculators/tax-calculator-page.tsx';

export const head = headOf(page, 'other');

export function Page() {
  return <TaxCalculatorPage machine={taxCalculator} />;
}
