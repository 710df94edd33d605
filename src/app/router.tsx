import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import { GlobalStyle } from '#src/design/global-style.tsx';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { SiteActors } from './site-actors.tsx';
import type { PageData } from './page-data.ts';
import type { ViewModule } from './views.ts';

/** A page whose code and words are at hand. */
export interface LoadedPage extends PageData, ViewModule {
  readonly path: string;
  /** In the browser, the page's part of the head of its document. */
  readonly head: readonly Element[];
}

interface RouterContext {
  /** Gives the page of an address; the not-found page where there is none. */
  readonly loadPage: (path: string) => Promise<LoadedPage>;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <SiteActors>
      <GlobalStyle />
      <Outlet />
    </SiteActors>
  ),
});

/** Every page. Which there are, the build knows; the browser learns of each from its document. */
const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staleTime: Infinity,
  loader: ({ context, location }) => context.loadPage(location.pathname),
  component: function ShownPage() {
    const { path, Page, Layout, props } = pageRoute.useLoaderData();
    const page = <Page key={path} {...props} />;
    return Layout === undefined ? <SiteLayout>{page}</SiteLayout> : <Layout>{page}</Layout>;
  },
});

const routeTree = rootRoute.addChildren([pageRoute]);

/** The site's router over a history: the browser's, or a single address while prerendering. */
export const createSiteRouter = (history: RouterHistory, context: RouterContext) =>
  createRouter({
    routeTree,
    history,
    context,
    // Rendered to a string, restoration would print an inline script; in the browser it does not.
    scrollRestoration: !import.meta.env.SSR,
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/** The page the router stands on; none while it has not loaded one. */
export function shownPage(router: SiteRouter): LoadedPage | undefined {
  const match = router.state.matches.at(-1);
  return match?.status === 'success' ? match.loaderData : undefined;
}
