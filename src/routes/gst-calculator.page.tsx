import type { ComponentProps } from 'react';
import { gstCalculator } from '#src/app/compose/gst-calculator.ts';
import { GstCalculatorPage } from '#src/views/calculators/gst-calculator-page.tsx';

export function Page(words: Omit<ComponentProps<typeof GstCalculatorPage>, 'machine'>) {
  return <GstCalculatorPage machine={gstCalculator} {...words} />;
}
