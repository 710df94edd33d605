import { createRoute, Outlet } from '@tanstack/react-router';
import { QuoteLayout } from '#src/views/layout/quote-layout.tsx';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { stickyBar } from './compose/site-machines.ts';
import { rootRoute } from './root-route.tsx';

/** Every page but /quote: the site's header and footer, and the sticky bar. */
export const siteLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'site',
  component: () => (
    <SiteLayout stickyBar={stickyBar}>
      <Outlet />
    </SiteLayout>
  ),
});

/** /quote and its thank-you: nothing to distract from the form. */
export const quoteLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'quote-layout',
  component: () => (
    <QuoteLayout>
      <Outlet />
    </QuoteLayout>
  ),
});
