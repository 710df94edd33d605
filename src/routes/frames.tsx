import { createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { rootRoute } from './root.tsx';

/** The frame of nearly every page. */
export const siteFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
});

/** The frame of the quote request: nothing in it distracts from the form. */
export const quoteFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'quote-frame',
  staticData: { view: 'src/views/layout/quote-layout.tsx' },
  component: lazyRouteComponent(async () => {
    const { QuoteLayout } = await import('#src/views/layout/quote-layout.tsx');
    return {
      default: (): ReactNode => (
        <QuoteLayout>
          <Outlet />
        </QuoteLayout>
      ),
    };
  }),
});
