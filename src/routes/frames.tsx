import { createRoute, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { lazyView } from './page/page-route.tsx';
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

const quoteLayout = async () => (await import('#src/views/layout/quote-layout.tsx')).QuoteLayout;

/** The frame of the quote request: nothing in it distracts from the form. */
export const quoteFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'quote-frame',
  staticData: { view: quoteLayout },
  component: lazyView(async () => {
    const QuoteLayout = await quoteLayout();
    return (): ReactNode => (
      <QuoteLayout>
        <Outlet />
      </QuoteLayout>
    );
  }),
});
