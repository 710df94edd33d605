import { createRoute } from '@tanstack/react-router';
import { siteRoute } from './page/layout-routes.tsx';
import { pageOptions } from './page/page-options.tsx';

/** The GST calculator, with examples. */
export const route = createRoute({
  getParentRoute: () => siteRoute,
  path: '/gst-calculator',
  ...pageOptions({
    view: async () =>
      (await import('#src/views/calculators/gst-calculator-page.tsx')).GstCalculatorPage,
    content:
      import.meta.env.SSR &&
      (async () => {
        const words = await import('#content/pages/gst-calculator.ts');
        const { page, gstExamples: examples, examplesHeading } = words;
        return { props: { page, examples, examplesHeading }, head: page };
      }),
  }),
});
