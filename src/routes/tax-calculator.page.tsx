import { TaxCalculatorPage } from '#src/views/calculators/tax-calculator-page.tsx';

export const Page = TaxCalculatorPage;
