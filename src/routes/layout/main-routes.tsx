import { createRoute, Outlet } from '@tanstack/react-router';
import { Container } from '#src/design/primitives.tsx';
import { Island } from '#src/views/island.tsx';
import { Undelivered } from '#src/views/layout/undelivered.island.tsx';
import { quoteLayoutRoute, siteRoute } from './layout-routes.tsx';

/** Where a page stands in the site's layout. */
export const pageRoute = createRoute({
  getParentRoute: () => siteRoute,
  id: 'page',
  component: () => (
    <>
      <Container>
        <Island of={Undelivered} props={{}} />
      </Container>
      <Outlet />
    </>
  ),
});

/** Where a page stands in the layout of the quote request. */
export const quotePageRoute = createRoute({
  getParentRoute: () => quoteLayoutRoute,
  id: 'page',
  component: () => (
    <Container>
      <Outlet />
    </Container>
  ),
});
