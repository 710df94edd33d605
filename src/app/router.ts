import {
  createRouter,
  stringifySearchWith,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { quoteLayoutRoute, rootRoute, siteRoute } from '#src/routes/page/layout-routes.tsx';
import { PageError } from '#src/views/layout/page-error.tsx';
import { HydrationEnd } from './early/hydration-end.tsx';
import { SiteActors } from './site-actors.tsx';

/** The router scrolls at each page, but not at the first one if the visitor has scrolled already. */
function scrollsAtPage(): () => boolean {
  let isFirst = true;
  return () => {
    const scrolls = !isFirst || window.scrollY === 0;
    isFirst = false;
    return scrolls;
  };
}

/** Every route of a page; false for one that the browser's code leaves out. */
const pages = Object.values(
  import.meta.glob<AnyRoute | false>('/src/routes/*.tsx', { eager: true, import: 'route' }),
).filter((route) => route !== false);

const childrenOf = (layout: AnyRoute): readonly AnyRoute[] =>
  pages.filter(({ options }) => options.getParentRoute?.() === layout);

const routeTree = rootRoute.addChildren([
  siteRoute.addChildren([...childrenOf(siteRoute)]),
  quoteLayoutRoute.addChildren([...childrenOf(quoteLayoutRoute)]),
]);

/** The site's router: over the browser's history, or over one address while prerendering. */
export const createSiteRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { HydrationEnd },
    ...(history && { history }),
    // Search parameters stay text, so that a number keeps its spelling.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    // A page's data does not change during a visit.
    defaultStaleTime: Infinity,
    defaultPreloadStaleTime: Infinity,
    // While prerendering, restoration would print an inline script.
    scrollRestoration: !import.meta.env.SSR && scrollsAtPage(),
    defaultErrorComponent: PageError,
    InnerWrap: SiteActors,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
