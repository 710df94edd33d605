import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree.ts';

/** The site's router over a history: the browser's, or a single address while prerendering. */
export const createSiteRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    // Rendered to a string, restoration would print an inline script; in the browser it does not.
    scrollRestoration: !import.meta.env.SSR,
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/** The head of the page the router stands on; none where it found no page. */
export const currentHead = (router: SiteRouter) => {
  const match = router.state.matches.at(-1);
  return match?.status === 'success' ? match.loaderData : undefined;
};
