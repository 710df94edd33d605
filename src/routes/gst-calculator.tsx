import { createRoute } from '@tanstack/react-router';
import { examplesHeading, gstExamples as examples, page } from '#content/pages/gst-calculator.ts';
import { GstCalculatorPage } from '#src/views/calculators/gst-calculator-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** The GST calculator, with examples. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/gst-calculator',
  loader: () => pageFromContent({ page, examples, examplesHeading }, '/gst-calculator'),
  head: pageHead,
  component: () => <GstCalculatorPage {...route.useLoaderData().props} />,
});
