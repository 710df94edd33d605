import {
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** An empty page with the site’s libraries and none of its code: the base cost of any page. */
const rootRoute = createRootRoute({
  component: () => (
    <>
      <HeadContent />
      <Outlet />
    </>
  ),
});
const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: async ({ location }) => {
    if (location.pathname === '/404') throw notFound();
    if (location.pathname !== '/') throw redirect({ href: '/', reloadDocument: true });
    return 'empty';
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: lazyRouteComponent(() => import('./page.tsx'), 'EmptyPage'),
});

async function start(root: HTMLElement): Promise<void> {
  const router = createRouter({
    routeTree: rootRoute.addChildren([pageRoute]),
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
  await router.load();
  router.ssr = { manifest: undefined };
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
