import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PageHead } from './head.ts';

/** A page as its route loads it: nothing can be routed to without a head. */
export interface LoadedPage {
  readonly head: PageHead;
  readonly Page: ComponentType;
}

interface PageSource {
  /**
   * The modules the page loads, as the build's manifest names them, so that its HTML can ask
   * for them at once. The build refuses a name it does not know.
   */
  readonly modules: readonly string[];
  readonly load: () => Promise<LoadedPage>;
  /** For a page that is shown at another page's address, where the site's code would not know it. */
  readonly scriptless?: true;
}

/** Registers a page: its path, and how its code and words are loaded when it is first needed. */
export function pageRoute<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  { modules, load, scriptless }: PageSource,
) {
  let loaded: Promise<LoadedPage> | undefined;
  const page = () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined; // The network may be back at the next try.
      throw error;
    }));
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { modules, ...(scriptless && { scriptless }) },
    staleTime: Infinity,
    loader: async () => (await page()).head,
    component: lazyRouteComponent(page, 'Page'),
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    modules?: readonly string[];
    scriptless?: true;
  }
}
