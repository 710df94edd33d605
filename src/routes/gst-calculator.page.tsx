import { page } from '#content/pages/gst-calculator.ts';
import { gstCalculator } from '#src/app/compose/calculators.ts';
import { headOf } from '#src/app/head.ts';
import { GstCalculatorPage } from '#src/views/calculators/gst-calculator-page.tsx';

export const head = headOf(page, 'other');

export function Page() {
  return <GstCalculatorPage machine={gstCalculator} />;
}
