import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router';
import { GlobalStyle } from '#src/design/global-style.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Imports the view; the build finds its file, for the document to preload. */
    readonly view?: () => Promise<unknown>;
    /** The same by kind of page, where a route has several. */
    readonly views?: Readonly<Record<string, () => Promise<unknown>>>;
    /** True for a page that is shown at another address, which the site's code does not know. */
    readonly scriptless?: boolean;
    /** True for a page that acts on its own and so loads its scripts at once. */
    readonly eager?: boolean;
  }
}

function Root() {
  return (
    <>
      <HeadContent />
      <GlobalStyle />
      <Outlet />
    </>
  );
}

/** What all pages have. */
export const rootRoute = createRootRoute({ component: Root });
