import { pageRoute } from './page/page-route.ts';

/** The GST calculator, with examples. */
export const route = pageRoute('/gst-calculator', {
  view: async () =>
    (await import('#src/views/calculators/gst-calculator-page.tsx')).GstCalculatorPage,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { gstExamples: examples, ...words } = await import('#content/pages/gst-calculator.ts');
      return { examples, ...words };
    }),
});
