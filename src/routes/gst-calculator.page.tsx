import type { Page as Words } from '#content/page.ts';
import { gstCalculator } from '#src/app/compose/gst-calculator.ts';
import { GstCalculatorPage } from '#src/views/calculators/gst-calculator-page.tsx';

export function Page({ page }: { page: Words }) {
  return <GstCalculatorPage machine={gstCalculator} page={page} />;
}
