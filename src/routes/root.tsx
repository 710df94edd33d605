import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router';
import { GlobalStyle } from '#src/design/global-style.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The module of the view, for its document to ask for at once. */
    readonly view?: string;
    /** The same by kind of page, where a route has several. */
    readonly views?: Readonly<Record<string, string>>;
    /** True for a page that is shown at another address, where the site's code would not know it. */
    readonly scriptless?: boolean;
    /** True for a page that does something alone, which does not wait to be read. */
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
