import { GstCalculatorPage } from '#src/views/calculators/gst-calculator-page.tsx';

export const Page = GstCalculatorPage;
