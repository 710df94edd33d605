import type { PlainPage } from '#content/page.ts';
import { taxCalculator } from '#src/app/compose/tax-calculator.ts';
import { TaxCalculatorPage } from '#src/views/calculators/tax-calculator-page.tsx';

export function Page({ page }: { page: PlainPage }) {
  return <TaxCalculatorPage machine={taxCalculator} page={page} />;
}
