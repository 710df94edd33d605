import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { summaryOf } from './page/summary.ts';

/** Who is near the visitor. */
export const nearMeRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '/near-me',
  staticData: { view: 'src/views/near-me/near-me-page.tsx', eager: true },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { localAccountants, ...words } = await import('#content/pages/near-me.ts');
        const { towns } = await import('./page/towns.ts');
        const props = { ...words, accountants: localAccountants, cities: towns };
        return { props, head: summaryOf(words.page, 'other') };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { NearMePage } = await import('#src/views/near-me/near-me-page.tsx');
    return { default: (): ReactNode => <NearMePage {...nearMeRoute.useLoaderData().props} /> };
  }),
});
