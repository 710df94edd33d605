import {
  createRoute,
  createRouter,
  stringifySearchWith,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { quoteLayoutRoute, rootRoute, siteRoute } from '#src/routes/layout/layout-routes.tsx';
import { PageError } from '#src/views/layout/page-error.tsx';
import { loadDocument } from './load-document.ts';

/** The router scrolls at each page, but not at the first one if the visitor has scrolled already. */
function scrollsAtPage(): () => boolean {
  let isFirst = true;
  return () => {
    const scrolls = !isFirst || window.scrollY === 0;
    isFirst = false;
    return scrolls;
  };
}

/** A page in a browser: its document, whatever is in it. */
const documentRoute = <Layout extends AnyRoute>(layout: Layout, path: string) =>
  createRoute({
    getParentRoute: () => layout,
    path,
    loader: ({ location }) => loadDocument(location),
  });

/** The layouts with their pages. A browser's code does not grow with the number of pages. */
export const siteTree = (inSite: readonly AnyRoute[], inQuote: readonly AnyRoute[]) =>
  rootRoute.addChildren([
    siteRoute.addChildren([...inSite]),
    quoteLayoutRoute.addChildren([...inQuote]),
  ]);

type StartIslands = (typeof rootRoute)['types']['routerContext']['startIslands'];

/** The options that a browser's router and the prerenderer's share. */
export const routerOptions = {
  // Search parameters stay text, so that a number keeps its spelling.
  parseSearch: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: stringifySearchWith(String),
  defaultErrorComponent: PageError,
} as const;

/** A browser's router, over its history. */
export const createSiteRouter = (startIslands: StartIslands, history?: RouterHistory) =>
  createRouter({
    ...routerOptions,
    routeTree: siteTree(
      [documentRoute(siteRoute, '/'), documentRoute(siteRoute, '$')],
      [documentRoute(quoteLayoutRoute, '/quote'), documentRoute(quoteLayoutRoute, '/thank-you')],
    ),
    context: { startIslands },
    ...(history && { history }),
    defaultPreload: 'intent',
    // A page does not change during a visit.
    defaultStaleTime: Infinity,
    defaultPreloadStaleTime: Infinity,
    scrollRestoration: scrollsAtPage(),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
