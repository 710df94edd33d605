import { siteRoute } from './page/layout-routes.tsx';
import { pageRoute } from './page/page-route.ts';

/** The GST calculator, with examples. */
export const route = pageRoute(siteRoute, '/gst-calculator', {
  view: async () =>
    (await import('#src/views/calculators/gst-calculator-page.tsx')).GstCalculatorPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const words = await import('#content/pages/gst-calculator.ts');
      const { page, gstExamples: examples, examplesHeading } = words;
      return { props: { page, examples, examplesHeading }, head: page };
    }),
});
