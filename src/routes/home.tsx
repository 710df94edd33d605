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
        const { services, serviceNotes } = await import('#content/services.ts');
        const { towns } = await import('./page/towns.ts');
        const props = { words, services, serviceNotes, cities: towns };
        return { props, head: summaryOf(words.page, 'home') };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { Home } = await import('#src/views/home/home.tsx');
    return { default: (): ReactNode => <Home {...homeRoute.useLoaderData().props} /> };
  }),
});
