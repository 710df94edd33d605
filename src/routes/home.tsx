import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { summaryOf } from './page/summary.ts';

/** The home page. */
export const homeRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '/',
  staticData: { view: 'src/views/home/home.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const words = await import('#content/pages/home.ts');
        const { services } = await import('#content/services.ts');
        const { withComingDates } = await import('./page/coming-dates.ts');
        const { towns } = await import('./page/towns.ts');
        const page = withComingDates(words.page);
        const props = { page, blocks: words.home, services, cities: towns };
        return { props, head: summaryOf(page, 'home') };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { Home } = await import('#src/views/home/home.tsx');
    return { default: (): ReactNode => <Home {...homeRoute.useLoaderData().props} /> };
  }),
});
