import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { summaryOf } from './page/summary.ts';

/** The GST calculator. */
export const gstCalculatorRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '/gst-calculator',
  staticData: { view: 'src/views/calculators/gst-calculator-page.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { page, gstExamples, examplesHeading } =
          await import('#content/pages/gst-calculator.ts');
        const props = { page, examples: gstExamples, examplesHeading };
        return { props, head: summaryOf(page, 'tool') };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { GstCalculatorPage } = await import('#src/views/calculators/gst-calculator-page.tsx');
    return {
      default: (): ReactNode => <GstCalculatorPage {...gstCalculatorRoute.useLoaderData().props} />,
    };
  }),
});
